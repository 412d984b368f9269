import { signOut } from '@/features/staff/entrance/server/sign-in'
import { sessionCookie, withCookies } from '@/lib/http/host-cookie'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute('account.secure', async (request, _params, actor) => {
  await signOut(actor)
  return withCookies({ ok: true }, [sessionCookie.clear(request.headers)])
})
