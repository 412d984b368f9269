import { presentSession } from '@/features/staff/present'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'Who is signed in, and whether the second factor that the role needs is missing, or from when it will be needed.',
    permission: 'account.secure',
    returns: '200 `{ user: { id, name, email, role }, lacksFactor, factorDueAt }` · 401',
  },
  async ({ actor }) => Response.json(presentSession(actor)),
)
