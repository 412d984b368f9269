import { signOutEverywhere } from '@/features/staff/server/passwords'
import { sessionCookie } from '@/lib/http/host-cookie'
import { staffRoute } from '@/lib/http/route'
import { withCookies } from '@/lib/http/with-cookies'

export const POST = staffRoute('portal.enter', async (request, _params, actor) => {
  await signOutEverywhere(actor)
  return withCookies({ ok: true }, [sessionCookie.clear(request.headers)])
})
