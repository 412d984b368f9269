import { ownPasswordSchema } from '@/features/staff/factors/schema'
import { beginPasskeySetup } from '@/features/staff/factors/server/enrolment'
import { jsonWithCookies } from '@/lib/http/host-cookie'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary: 'The options for a new passkey (WebAuthn).',
    permission: 'account.secure',
    body: ownPasswordSchema,
    returns: '200 `{ options }` · 400 for a wrong password · 409 · 429',
  },
  async ({ request, body, actor }) => {
    const at = { actor, headers: request.headers }
    const { options, cookies } = await beginPasskeySetup(body.password, at)
    return jsonWithCookies({ options }, cookies)
  },
)
