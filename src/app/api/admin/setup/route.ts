import { setupRequestSchema } from '@/features/staff/credentials'
import { refuseStranger, setUpPortal } from '@/features/staff/entrance/server/setup'
import type { SetupStatus } from '@/features/staff/schema'
import { isSetupOpen } from '@/features/staff/server/data'
import { readJson } from '@/lib/http/body'
import { clientAddress } from '@/lib/http/client-address'
import { publicRoute } from '@/lib/http/route'
import { isFromThisMachine } from '@/lib/http/this-machine'

export const GET = publicRoute(async ({ headers }) => {
  const status: SetupStatus = { open: await isSetupOpen(), needsCode: !isFromThisMachine(headers) }
  return Response.json(status, { headers: { 'cache-control': 'no-store' } })
})

export const POST = publicRoute(async (request) => {
  const { code, ...input } = await readJson(request, setupRequestSchema)
  await refuseStranger(code, request.headers)
  const user = await setUpPortal(input, clientAddress(request.headers))
  return Response.json({ user }, { status: 201 })
})
