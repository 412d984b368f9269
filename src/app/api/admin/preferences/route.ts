import { readPreferences, savePreferences } from '@/features/staff/account/server/preferences'
import { preferencesSchema } from '@/features/staff/schema'
import { readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute('submissions.write', async (_request, _params, actor) =>
  Response.json(await readPreferences(actor)),
)

export const PUT = staffRoute('submissions.write', async (request, _params, actor) =>
  Response.json(await savePreferences(await readJson(request, preferencesSchema), actor)),
)
