import { submissionIdsSchema } from '@/features/submissions/bin/schema'
import { moveToBin } from '@/features/submissions/bin/server/bin'
import { readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute('submissions.delete', async (request, _params, actor) => {
  const { ids } = await readJson(request, submissionIdsSchema)
  return Response.json(await moveToBin(ids, actor))
})
