import { ownPasswordSchema } from '@/features/staff/factors/schema'
import { removeAuthenticator } from '@/features/staff/factors/server/own-changes'
import { jsonWithCookies } from '@/lib/http/host-cookie'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary: 'Removes the app. Every other session ends.',
    permission: 'account.secure',
    body: ownPasswordSchema,
    returns:
      '200 `{ ok }` · 400 for a wrong password · 404 · 409 for the last one of a role that needs it · 429',
  },
  async ({ request, body, actor }) => {
    const at = { actor, headers: request.headers }
    return jsonWithCookies({ ok: true }, await removeAuthenticator(body.password, at))
  },
)
