import { loginSchema } from '@/features/staff/schema'
import { signIn } from '@/features/staff/server/sign-in'
import { readJson } from '@/lib/http/body'
import { withCookies } from '@/lib/http/host-cookie'
import { publicRoute } from '@/lib/http/route'

export const POST = publicRoute(async (request) => {
  const { user, cookies } = await signIn(await readJson(request, loginSchema), request.headers)
  return withCookies({ user }, cookies)
})
