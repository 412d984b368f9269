import { startMailingSchema } from '@/features/mailings/schema'
import { getMailing, listMailings } from '@/features/mailings/server/data'
import { startMailing } from '@/features/mailings/server/operations'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary: 'What staff have written to registrants, newest first, with how far each has come.',
    permission: 'mailings.send',
    returns:
      '200 `[{ id, formId, formName, author, subject, state, createdAt, counts, kept, trouble }]`',
  },
  async () => Response.json(await listMailings()),
)

export const POST = staffRoute(
  {
    summary:
      'Writes to the registrations of one form: chosen ones, or all that the filters leave. Goes out by itself, at the pace of `MAILS_PER_MINUTE`. The same `key` again is the same mailing.',
    permission: 'mailings.send',
    body: startMailingSchema,
    returns:
      '201 the mailing · 400 · 404 for an unknown form · 409 when `count` is not how many it would be, or the form has no e-mail field',
  },
  async ({ body, actor }) => {
    const id = await startMailing(body, actor)
    return Response.json(await getMailing(id), { status: 201 })
  },
)
