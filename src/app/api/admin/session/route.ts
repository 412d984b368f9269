import { presentSessionUser } from '@/features/staff/present'
import type { SessionAnswer } from '@/features/staff/schema'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute('account.secure', async (_request, _params, actor) => {
  const { lacksFactor } = actor
  return Response.json({ user: presentSessionUser(actor), lacksFactor } satisfies SessionAnswer)
})
