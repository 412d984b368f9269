import { keepDraftSchema } from '@/features/forms/builder/content'
import { findDraft, keepDraft } from '@/features/forms/builder/server/drafts'
import { parseId, readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

interface Params {
  id: string
}

export const GET = staffRoute<Params>('forms.read', async (_request, { id }) =>
  Response.json(await findDraft(parseId(id))),
)

export const PUT = staffRoute<Params>('forms.write', async (request, { id }, actor) => {
  const draft = await readJson(request, keepDraftSchema)
  return Response.json(await keepDraft(parseId(id), draft, actor))
})
