import { passkeyAnswerSchema } from '@/features/staff/factors/schema'
import { signInWithPasskey } from '@/features/staff/factors/server/passkey-sign-in'
import { jsonWithCookies } from '@/lib/http/host-cookie'
import { publicRoute } from '@/lib/http/route'

export const POST = publicRoute(
  {
    summary:
      'Signs in with the response of a passkey. Used instead of the password, the passkey must have verified its owner.',
    body: passkeyAnswerSchema,
    returns: '200 `{ user }` · 400 · 409 · 410 when it took too long · 429',
  },
  async ({ request, body }) => {
    const { user, cookies } = await signInWithPasskey(body.response, request.headers)
    return jsonWithCookies({ user }, cookies)
  },
)
