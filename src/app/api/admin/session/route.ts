import { presentSessionUser } from '@/features/staff/present'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute('portal.enter', async (_request, _params, actor) =>
  Response.json({ user: presentSessionUser(actor) }),
)
