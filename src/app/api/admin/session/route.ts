import { presentSessionUser } from '@/features/staff/present'
import type { SessionAnswer } from '@/features/staff/schema'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'Who is signed in, and whether the second factor that the role needs is missing, or from when it will be needed.',
    permission: 'account.secure',
    returns: '200 `{ user: { id, name, email, role }, lacksFactor, factorDueAt }` · 401',
  },
  async ({ actor }) => {
    const { lacksFactor, factorDueAt } = actor
    const user = presentSessionUser(actor)
    return Response.json({ user, lacksFactor, factorDueAt } satisfies SessionAnswer)
  },
)
