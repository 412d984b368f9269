import { endDevice } from '@/features/staff/account/server/devices'
import { parseId } from '@/lib/http/body'
import { sessionCookie, withCookies } from '@/lib/http/host-cookie'
import { staffRoute } from '@/lib/http/route'

export const DELETE = staffRoute<{ id: string }>('portal.enter', async (request, { id }, actor) => {
  await endDevice(parseId(id), actor)
  const isThisOne = parseId(id) === actor.sessionId
  return withCookies({ ok: true }, isThisOne ? [sessionCookie.clear(request.headers)] : [])
})
