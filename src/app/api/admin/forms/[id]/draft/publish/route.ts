import { publishDraftSchema } from '@/features/forms/builder/content'
import { publishDraft } from '@/features/forms/builder/server/drafts'
import { parseId, readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute<{ id: string }>('forms.write', async (request, { id }, actor) => {
  const seen = await readJson(request, publishDraftSchema)
  return Response.json(await publishDraft(parseId(id), seen, actor))
})
