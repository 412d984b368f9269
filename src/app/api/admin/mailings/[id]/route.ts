import { changeMailingSchema, listRecipientsSchema } from '@/features/mailings/schema'
import { getMailing, getMailingDetails } from '@/features/mailings/server/data'
import { changeMailing } from '@/features/mailings/server/operations'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary: 'One mailing with a page of its recipients and the state of each.',
    permission: 'mailings.send',
    params: { id: parseId },
    query: listRecipientsSchema,
    returns: '200 the mailing with `text`, `recipients` and `found` · 404',
  },
  async ({ params, query, actor }) =>
    Response.json(await getMailingDetails(params.id, query, actor)),
)

export const PUT = staffRoute(
  {
    summary: 'Pauses it, goes on, or stops it for good.',
    permission: 'mailings.send',
    params: { id: parseId },
    body: changeMailingSchema,
    returns: '200 the mailing · 400 · 404 · 409 when it was stopped',
  },
  async ({ params, body, actor }) =>
    Response.json(await getMailing(await changeMailing(params.id, body.state, actor))),
)
