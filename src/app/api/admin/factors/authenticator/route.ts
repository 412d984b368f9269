import { factorCodeSchema, ownPasswordSchema } from '@/features/staff/factors/schema'
import { beginAuthenticator, confirmAuthenticator } from '@/features/staff/factors/server/enrolment'
import { readJson } from '@/lib/http/body'
import { withCookies } from '@/lib/http/host-cookie'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute('account.secure', async (request, _params, actor) => {
  const { password } = await readJson(request, ownPasswordSchema)
  const at = { actor, headers: request.headers }
  const { cookies, ...begun } = await beginAuthenticator(password, at)
  return withCookies(begun, cookies)
})

export const PUT = staffRoute('account.secure', async (request, _params, actor) => {
  const { code } = await readJson(request, factorCodeSchema)
  const at = { actor, headers: request.headers }
  const { cookies, ...added } = await confirmAuthenticator(code, at)
  return withCookies(added, cookies)
})
