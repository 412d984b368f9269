import { ownPasswordSchema } from '@/features/staff/factors/schema'
import { removePasskey } from '@/features/staff/factors/server/own-changes'
import { parseId } from '@/lib/http/body'
import { jsonWithCookies } from '@/lib/http/host-cookie'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary: 'Removes one of one’s own passkeys. Every other session ends.',
    permission: 'account.secure',
    params: { id: parseId },
    body: ownPasswordSchema,
    returns:
      '200 `{ ok }` · 400 for a wrong password · 404 · 409 for the last one of a role that needs it · 429',
  },
  async ({ request, params, body, actor }) => {
    const at = { actor, headers: request.headers }
    return jsonWithCookies({ ok: true }, await removePasskey(params.id, body.password, at))
  },
)
