import { saveViewSchema } from '@/features/submissions/views/schema'
import { listViews, saveView } from '@/features/submissions/views/server/views'
import { readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute('submissions.read', async (_request, _params, actor) =>
  Response.json(await listViews(actor)),
)

export const POST = staffRoute('submissions.read', async (request, _params, actor) =>
  Response.json(await saveView(await readJson(request, saveViewSchema), actor), { status: 201 }),
)
