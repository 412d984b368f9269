import { restoreAssigneesSchema } from '@/features/submissions/assignment/schema'
import { restoreAssignees } from '@/features/submissions/assignment/server/restore-assignees'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary:
      'Undoes an assignment: what is still assigned to `assigneeId` goes back to its earlier assignee, if that account may still open submissions; what somebody else has assigned since stays.',
    permission: 'submissions.write',
    body: restoreAssigneesSchema,
    returns: '200 `{ restored }` · 400 · 404',
  },
  async ({ body, actor }) => Response.json(await restoreAssignees(body, actor)),
)
