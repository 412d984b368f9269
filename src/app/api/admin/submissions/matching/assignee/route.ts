import { assignMatchingSchema } from '@/features/submissions/assignment/schema'
import { assignMatchingSubmissions } from '@/features/submissions/assignment/server/assignments'
import { staffRoute } from '@/lib/http/route'

export const PUT = staffRoute(
  {
    summary:
      'Assigns everything that the filters leave, if it is still `count` (10,000 at most): all of it or nothing. `earlier` has the ids by the assignee they had, to undo it.',
    permission: 'submissions.write',
    body: assignMatchingSchema,
    returns: '200 `{ changed, earlier: [{ assigneeId, ids }] }` · 400 · 404 · 409',
  },
  async ({ body, actor }) => Response.json(await assignMatchingSubmissions(body, actor)),
)
