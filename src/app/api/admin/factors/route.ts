import { getFactors } from '@/features/staff/factors/server/own-factors'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary: 'One’s own second factors. Open, as those below, while the role’s factor is missing.',
    permission: 'account.secure',
    returns: '200 `{ authenticator, passkeys, recoveryCodesLeft, required }`',
  },
  async ({ actor }) => Response.json(await getFactors(actor)),
)
