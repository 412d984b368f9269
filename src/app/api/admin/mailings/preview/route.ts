import { previewMailingSchema } from '@/features/mailings/schema'
import { previewMailing } from '@/features/mailings/server/preview'
import { readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute('mailings.send', async (request, _params, actor) =>
  Response.json(await previewMailing(await readJson(request, previewMailingSchema), actor)),
)
