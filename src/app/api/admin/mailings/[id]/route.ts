import { changeMailingSchema, listRecipientsSchema } from '@/features/mailings/schema'
import { getMailing, getMailingDetails } from '@/features/mailings/server/data'
import { changeMailing } from '@/features/mailings/server/operations'
import { parseId, readJson, readQuery } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute<{ id: string }>('mailings.send', async (request, { id }, actor) =>
  Response.json(
    await getMailingDetails(parseId(id), readQuery(request, listRecipientsSchema), actor),
  ),
)

export const PUT = staffRoute<{ id: string }>('mailings.send', async (request, { id }, actor) => {
  const { state } = await readJson(request, changeMailingSchema)
  return Response.json(await getMailing(await changeMailing(parseId(id), state, actor)))
})
