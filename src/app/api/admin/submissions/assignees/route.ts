import { assignSchema } from '@/features/submissions/assignment/schema'
import { assignSubmissions } from '@/features/submissions/assignment/server/assignments'
import { staffRoute } from '@/lib/http/route'

export const PUT = staffRoute(
  {
    summary:
      'Assigns many submissions to an account, or to nobody: all of them, or none when one is unknown. `earlier` has the ids by the assignee they had, to undo it.',
    permission: 'submissions.write',
    body: assignSchema,
    returns: '200 `{ changed, earlier: [{ assigneeId, ids }] }` · 400 · 404',
  },
  async ({ body, actor }) => Response.json(await assignSubmissions(body, actor)),
)
