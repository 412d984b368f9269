import { beginPasskeySignIn } from '@/features/staff/factors/server/passkey-sign-in'
import { jsonWithCookies } from '@/lib/http/host-cookie'
import { publicRoute } from '@/lib/http/route'

export const POST = publicRoute(
  {
    summary:
      'What a passkey has to sign (WebAuthn): as the second step, or instead of the password.',
    returns: '200 `{ options }` · 409 at another address than the portal’s · 429',
  },
  async ({ request }) => {
    const { options, cookies } = await beginPasskeySignIn(request.headers)
    return jsonWithCookies({ options }, cookies)
  },
)
