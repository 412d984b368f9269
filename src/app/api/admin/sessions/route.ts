import { listOwnSessions } from '@/features/staff/account/server/devices'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary: 'Where one is signed in, this session first.',
    permission: 'portal.enter',
    returns: '200 array of `{ id, device, address, signedInAt, lastSeenAt, isThisOne }`',
  },
  async ({ actor }) => Response.json(await listOwnSessions(actor)),
)
