import { startMailingSchema } from '@/features/mailings/schema'
import { getMailing, listMailings } from '@/features/mailings/server/data'
import { startMailing } from '@/features/mailings/server/operations'
import { readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute('mailings.send', async () => Response.json(await listMailings()))

export const POST = staffRoute('mailings.send', async (request, _params, actor) => {
  const id = await startMailing(await readJson(request, startMailingSchema), actor)
  return Response.json(await getMailing(id), { status: 201 })
})
