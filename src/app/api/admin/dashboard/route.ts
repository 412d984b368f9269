import { getDashboard } from '@/features/dashboard/server/data'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute('portal.enter', async (_request, _params, actor) =>
  Response.json(await getDashboard(actor)),
)
