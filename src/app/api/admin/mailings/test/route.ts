import { mailingDraftSchema } from '@/features/mailings/schema'
import { testMailing } from '@/features/mailings/server/preview'
import { readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute('mailings.send', async (request, _params, actor) =>
  Response.json(await testMailing(await readJson(request, mailingDraftSchema), actor)),
)
