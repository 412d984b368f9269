import { requireSubmission } from '@/features/delivery/server/data'
import { correctionSchema } from '@/features/submissions/records/corrections'
import { correctAnswer, listCorrections } from '@/features/submissions/records/server/corrections'
import { recordOpened } from '@/lib/audit/record'
import { parseId, readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

interface Params {
  id: string
}

/** What the answers were before. */
export const GET = staffRoute<Params>('submissions.read', async (_request, { id }, actor) => {
  const submissionId = await requireSubmission(parseId(id))
  await recordOpened(submissionId, actor)
  return Response.json(await listCorrections(submissionId))
})

export const PUT = staffRoute<Params>('submissions.write', async (request, { id }, actor) => {
  const correction = await readJson(request, correctionSchema)
  return Response.json(await correctAnswer(parseId(id), correction, actor))
})
