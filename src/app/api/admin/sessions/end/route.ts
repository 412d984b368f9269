import { signOutEverywhere } from '@/features/staff/account/server/passwords'
import { sessionCookie, withCookies } from '@/lib/http/host-cookie'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute('portal.enter', async (request, _params, actor) => {
  await signOutEverywhere(actor)
  return withCookies({ ok: true }, [sessionCookie.clear(request.headers)])
})
