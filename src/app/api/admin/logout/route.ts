import { signOut } from '@/features/staff/entrance/server/sign-in'
import { jsonWithCookies, sessionCookie } from '@/lib/http/host-cookie'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary: 'Ends this session.',
    permission: 'account.secure',
    returns: '200 `{ ok }` · 401',
  },
  async ({ request, actor }) => {
    await signOut(actor)
    return jsonWithCookies({ ok: true }, [sessionCookie.clear(request.headers)])
  },
)
