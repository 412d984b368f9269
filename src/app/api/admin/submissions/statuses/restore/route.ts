import { restoreStatusesSchema } from '@/features/submissions/schema'
import { restoreStatuses } from '@/features/submissions/status/server/statuses'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary:
      'Undoes a change: what still has `status` gets its earlier one; what somebody else has changed since stays.',
    permission: 'submissions.write',
    body: restoreStatusesSchema,
    returns: '200 `{ restored }` · 400',
  },
  async ({ body, actor }) => Response.json(await restoreStatuses(body, actor)),
)
