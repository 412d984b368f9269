import { loginSchema } from '@/features/staff/credentials'
import { signIn } from '@/features/staff/entrance/server/sign-in'
import type { LoginAnswer } from '@/features/staff/factors/schema'
import { jsonWithCookies } from '@/lib/http/host-cookie'
import { publicRoute } from '@/lib/http/route'

export const POST = publicRoute(
  {
    summary:
      'Opens a session and sets its cookie; an account with a second factor is asked for it.',
    body: loginSchema,
    returns:
      '200 `{ user }`, or `{ user: null, methods }` and the cookie for the second step · 400 · 401, the same for an unknown address and a wrong password · 429 with `Retry-After`',
  },
  async ({ request, body }) => {
    const outcome = await signIn(body, request.headers)
    const { user, cookies } = outcome
    const answer: LoginAnswer = user ? { user } : { user, methods: outcome.methods }
    return jsonWithCookies(answer, cookies)
  },
)
