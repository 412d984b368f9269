import { setupRequestSchema } from '@/features/staff/credentials'
import { requireSetupCode, setUpPortal } from '@/features/staff/entrance/server/setup'
import type { SetupStatus } from '@/features/staff/schema'
import { isSetupOpen } from '@/features/staff/server/data'
import { clientAddress } from '@/lib/http/client-address'
import { publicRoute } from '@/lib/http/route'
import { isFromThisMachine } from '@/lib/http/this-machine'

export const GET = publicRoute(
  {
    summary: 'Whether the portal still needs its superadmin to be created.',
    returns: '200 `{ open, needsCode }` · 429',
  },
  async ({ request }) => {
    const status: SetupStatus = {
      open: await isSetupOpen(),
      needsCode: !isFromThisMachine(request.headers),
    }
    return Response.json(status, { headers: { 'cache-control': 'no-store' } })
  },
)

export const POST = publicRoute(
  {
    summary:
      'Creates the superadmin, once. From anywhere but the machine itself with the `code` that the start printed.',
    body: setupRequestSchema,
    returns: '201 `{ user }` · 400 with fields or for the code · 409 once any account exists · 429',
  },
  async ({ request, body }) => {
    const { code, ...input } = body
    await requireSetupCode(code, request.headers)
    const user = await setUpPortal(input, clientAddress(request.headers))
    return Response.json({ user }, { status: 201 })
  },
)
