import { listStaff } from '@/features/staff/server/data'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary: 'Everybody with an account, oldest first.',
    permission: 'staff.read',
    returns:
      '200 array of `{ id, name, email, role, status, createdAt }`, with `hasFactor` for super admins',
  },
  async ({ actor }) => Response.json(await listStaff(actor)),
)
