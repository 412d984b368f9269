import { listDevices } from '@/features/staff/account/server/devices'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute('portal.enter', async (_request, _params, actor) =>
  Response.json(await listDevices(actor)),
)
