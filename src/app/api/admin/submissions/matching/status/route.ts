import { matchingStatusSchema } from '@/features/submissions/schema'
import { changeMatchingStatus } from '@/features/submissions/status/server/statuses'
import { staffRoute } from '@/lib/http/route'

export const PUT = staffRoute(
  {
    summary:
      'Sets one status on everything that the filters leave, if it is still `count` (10,000 at most): all of it or nothing. `earlier` has the ids by the status they had, to undo it.',
    permission: 'submissions.write',
    body: matchingStatusSchema,
    returns: '200 `{ changed, earlier }` · 400 · 409',
  },
  async ({ body, actor }) => Response.json(await changeMatchingStatus(body, actor)),
)
