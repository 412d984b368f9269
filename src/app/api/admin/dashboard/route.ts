import { getDashboard } from '@/features/dashboard/server/data'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary: 'Live counts and recent activity.',
    permission: 'portal.enter',
    returns:
      '200 `{ users, forms, submissions, activity, warning }`; `submissions` is null for a store manager, `warning` when nothing is to be set right',
  },
  async ({ actor }) => Response.json(await getDashboard(actor)),
)
