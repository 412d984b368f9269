import { signOut } from '@/features/staff/server/operations'
import { expiredSessionCookie } from '@/features/staff/server/session-cookie'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute('portal.enter', async (request, _params, actor) => {
  await signOut(actor, request.headers)
  const headers = { 'set-cookie': await expiredSessionCookie(request.headers) }
  return Response.json({ ok: true }, { headers })
})
