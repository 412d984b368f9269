import { ownPasswordSchema } from '@/features/staff/factors/schema'
import { removeAuthenticator } from '@/features/staff/factors/server/own-changes'
import { readJson } from '@/lib/http/body'
import { withCookies } from '@/lib/http/host-cookie'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute('account.secure', async (request, _params, actor) => {
  const { password } = await readJson(request, ownPasswordSchema)
  const at = { actor, headers: request.headers }
  return withCookies({ ok: true }, await removeAuthenticator(password, at))
})
