import { restoreStatusesSchema } from '@/features/submissions/schema'
import { restoreStatuses } from '@/features/submissions/status/server/statuses'
import { readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

/** Takes a change of statuses back. */
export const POST = staffRoute('submissions.write', async (request, _params, actor) =>
  Response.json(await restoreStatuses(await readJson(request, restoreStatusesSchema), actor)),
)
