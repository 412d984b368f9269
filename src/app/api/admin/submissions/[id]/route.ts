import { updateSubmissionSchema } from '@/features/submissions/schema'
import { getSubmission } from '@/features/submissions/server/data'
import { updateSubmission } from '@/features/submissions/server/operations'
import { parseId, readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

interface Params {
  id: string
}

export const GET = staffRoute<Params>('submissions.read', async (_request, { id }) =>
  Response.json(await getSubmission(parseId(id))),
)

export const PUT = staffRoute<Params>('submissions.write', async (request, { id }, actor) => {
  const change = await readJson(request, updateSubmissionSchema)
  return Response.json(await updateSubmission(parseId(id), change, actor))
})
