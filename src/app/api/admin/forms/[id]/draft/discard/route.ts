import { discardDraftSchema } from '@/features/forms/builder/content'
import { discardDraft } from '@/features/forms/builder/server/drafts'
import { parseId, readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute<{ id: string }>('forms.write', async (request, { id }, actor) => {
  const { draft } = await readJson(request, discardDraftSchema)
  await discardDraft(parseId(id), draft, actor)
  return Response.json(null)
})
