import { loginSchema } from '@/features/staff/credentials'
import { signIn } from '@/features/staff/entrance/server/sign-in'
import type { LoginAnswer } from '@/features/staff/factors/schema'
import { readJson } from '@/lib/http/body'
import { withCookies } from '@/lib/http/host-cookie'
import { publicRoute } from '@/lib/http/route'

export const POST = publicRoute(async (request) => {
  const outcome = await signIn(await readJson(request, loginSchema), request.headers)
  const { user, cookies } = outcome
  const answer: LoginAnswer = user ? { user } : { user, methods: outcome.methods }
  return withCookies(answer, cookies)
})
