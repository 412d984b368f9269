import { signOutEverywhere } from '@/features/staff/account/server/passwords'
import { jsonWithCookies, sessionCookie } from '@/lib/http/host-cookie'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary: 'Signs out everywhere.',
    permission: 'portal.enter',
    returns: '200 `{ ok }` · 401',
  },
  async ({ request, actor }) => {
    await signOutEverywhere(actor)
    return jsonWithCookies({ ok: true }, [sessionCookie.clear(request.headers)])
  },
)
