import { unmergeSchema } from '@/features/submissions/records/merging'
import { unmergeSubmission } from '@/features/submissions/records/server/merging'
import { parseId, readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

interface Params {
  id: string
}

export const POST = staffRoute<Params>('submissions.write', async (request, { id }, actor) => {
  const { other } = await readJson(request, unmergeSchema)
  return Response.json(await unmergeSubmission(parseId(id), other, actor))
})
