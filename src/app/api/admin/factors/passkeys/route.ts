import { newPasskeySchema } from '@/features/staff/factors/schema'
import { addPasskey } from '@/features/staff/factors/server/enrolment'
import { readJson } from '@/lib/http/body'
import { withCookies } from '@/lib/http/host-cookie'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute('account.secure', async (request, _params, actor) => {
  const input = await readJson(request, newPasskeySchema)
  const { cookies, ...added } = await addPasskey(input, { actor, headers: request.headers })
  return withCookies(added, cookies)
})
