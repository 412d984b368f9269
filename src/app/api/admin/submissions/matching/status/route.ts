import { matchingStatusSchema } from '@/features/submissions/schema'
import { changeMatching } from '@/features/submissions/status/server/statuses'
import { readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

/** One status for everything that the filters leave. */
export const PUT = staffRoute('submissions.write', async (request, _params, actor) =>
  Response.json(await changeMatching(await readJson(request, matchingStatusSchema), actor)),
)
