import { listStaff } from '@/features/staff/server/data'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute('staff.read', async (_request, _params, actor) =>
  Response.json(await listStaff(actor)),
)
