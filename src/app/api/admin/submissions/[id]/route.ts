import { updateSubmission } from '@/features/submissions/details/server/operations'
import { updateSubmissionSchema } from '@/features/submissions/schema'
import { getSubmission } from '@/features/submissions/server/data'
import { recordOpened } from '@/lib/audit/record'
import { parseId, readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

interface Params {
  id: string
}

export const GET = staffRoute<Params>('submissions.read', async (_request, { id }, actor) => {
  const submission = await getSubmission(parseId(id))
  await recordOpened(submission.id, actor)
  return Response.json(submission)
})

export const PUT = staffRoute<Params>('submissions.write', async (request, { id }, actor) => {
  const change = await readJson(request, updateSubmissionSchema)
  return Response.json(await updateSubmission(parseId(id), change, actor))
})
