import { previewSchema } from '@/features/forms/builder/content'
import { keepPreview } from '@/features/forms/builder/server/previews'
import { parseId, readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute<{ id: string }>('forms.write', async (request, { id }, actor) => {
  const shown = await readJson(request, previewSchema)
  return Response.json(await keepPreview(parseId(id), shown, actor), { status: 201 })
})
