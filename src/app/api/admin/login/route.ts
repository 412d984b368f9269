import { loginSchema } from '@/features/staff/credentials'
import type { LoginAnswer } from '@/features/staff/factor-schema'
import { signIn } from '@/features/staff/server/sign-in'
import { readJson } from '@/lib/http/body'
import { withCookies } from '@/lib/http/host-cookie'
import { publicRoute } from '@/lib/http/route'

export const POST = publicRoute(async (request) => {
  const outcome = await signIn(await readJson(request, loginSchema), request.headers)
  const { user, cookies } = outcome
  const answer: LoginAnswer = user ? { user } : { user, methods: outcome.methods }
  return withCookies(answer, cookies)
})
