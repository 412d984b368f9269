import { mergeSchema } from '@/features/submissions/records/merging'
import { mergeSubmissions } from '@/features/submissions/records/server/merging'
import { parseId, readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

interface Params {
  id: string
}

export const POST = staffRoute<Params>('submissions.write', async (request, { id }, actor) => {
  const merge = await readJson(request, mergeSchema)
  return Response.json(await mergeSubmissions(parseId(id), merge, actor))
})
