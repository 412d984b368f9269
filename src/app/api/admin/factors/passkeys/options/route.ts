import { ownPasswordSchema } from '@/features/staff/factors/schema'
import { beginPasskey } from '@/features/staff/factors/server/enrolment'
import { readJson } from '@/lib/http/body'
import { withCookies } from '@/lib/http/host-cookie'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute('account.secure', async (request, _params, actor) => {
  const { password } = await readJson(request, ownPasswordSchema)
  const at = { actor, headers: request.headers }
  const { options, cookies } = await beginPasskey(password, at)
  return withCookies({ options }, cookies)
})
