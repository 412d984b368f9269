import { getSubmission } from '@/features/submissions/data'
import { setSubmissionStatus } from '@/features/submissions/operations'
import { updateSubmissionSchema } from '@/features/submissions/schema'
import { parseId, readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

interface Params {
  id: string
}

export const GET = staffRoute<Params>('submissions.read', async (_request, { id }) =>
  Response.json(await getSubmission(parseId(id))),
)

export const PUT = staffRoute<Params>('submissions.write', async (request, { id }, actor) => {
  const { status } = await readJson(request, updateSubmissionSchema)
  return Response.json(await setSubmissionStatus(parseId(id), status, actor))
})
