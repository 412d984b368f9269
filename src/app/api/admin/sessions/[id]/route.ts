import { endOwnSession } from '@/features/staff/account/server/devices'
import { parseId } from '@/lib/http/body'
import { jsonWithCookies, sessionCookie } from '@/lib/http/host-cookie'
import { staffRoute } from '@/lib/http/route'

export const DELETE = staffRoute(
  {
    summary: 'Ends one of one’s own sessions.',
    permission: 'portal.enter',
    params: { id: parseId },
    returns: '200 `{ ok }` · 404',
  },
  async ({ request, params, actor }) => {
    await endOwnSession(params.id, actor)
    const isThisOne = params.id === actor.sessionId
    return jsonWithCookies({ ok: true }, isThisOne ? [sessionCookie.clear(request.headers)] : [])
  },
)
