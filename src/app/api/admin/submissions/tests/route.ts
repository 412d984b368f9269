import { markTests } from '@/features/submissions/records/server/tests'
import { testMarkSchema } from '@/features/submissions/schema'
import { readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const PUT = staffRoute('submissions.write', async (request, _params, actor) => {
  return Response.json(await markTests(await readJson(request, testMarkSchema), actor))
})
