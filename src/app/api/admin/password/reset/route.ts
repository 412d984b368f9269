import { resetPassword } from '@/features/staff/account/server/passwords'
import { resetPasswordSchema } from '@/features/staff/credentials'
import { knownDeviceCookie } from '@/features/staff/sessions/server/known-device'
import { clientAddress } from '@/lib/http/client-address'
import { jsonWithCookies } from '@/lib/http/host-cookie'
import { publicRoute } from '@/lib/http/route'

export const POST = publicRoute(
  {
    summary: 'Sets a new password by link and ends every session.',
    body: resetPasswordSchema,
    returns: '200 `{ ok }` · 400 with fields · 404 · 410 · 429',
  },
  async ({ request, body }) => {
    const { email } = await resetPassword(body, clientAddress(request.headers))
    // On this device, the user can sign in even when somebody else has used up the attempts.
    return jsonWithCookies({ ok: true }, [knownDeviceCookie(request.headers, email)])
  },
)
