import { lookAgainSchema } from '@/features/submissions/live/schema'
import { lookAgain } from '@/features/submissions/live/server/live'
import { recordRead } from '@/lib/audit/record'
import { readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute('submissions.read', async (request, _params, actor) => {
  const asked = await readJson(request, lookAgainSchema)
  await recordRead('submissions.listed', { actor, formId: asked.filters.formId })
  return Response.json(await lookAgain(asked, actor.id))
})
