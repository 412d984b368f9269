import { setupSchema } from '@/features/staff/schema'
import { isSetupOpen } from '@/features/staff/server/data'
import { setUpPortal } from '@/features/staff/server/operations'
import { readJson } from '@/lib/http/body'
import { clientAddress } from '@/lib/http/client-address'
import { publicRoute } from '@/lib/http/route'

export const GET = publicRoute(async () =>
  Response.json({ open: await isSetupOpen() }, { headers: { 'cache-control': 'no-store' } }),
)

export const POST = publicRoute(async (request) => {
  const input = await readJson(request, setupSchema)
  const user = await setUpPortal(input, clientAddress(request.headers))
  return Response.json({ user }, { status: 201 })
})
