import { getFactors } from '@/features/staff/factors/server/own-factors'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute('account.secure', async (_request, _params, actor) =>
  Response.json(await getFactors(actor)),
)
