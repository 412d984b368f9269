import { deleteSuspected } from '@/features/submissions/suspected/server/suspected'
import { readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'
import { suspectedIdsSchema } from '@/lib/suspicion/list'

export const POST = staffRoute('submissions.write', async (request, _params, actor) => {
  const { ids } = await readJson(request, suspectedIdsSchema)
  return Response.json(await deleteSuspected(ids, actor))
})
