import { factorCodeSchema } from '@/features/staff/factors/schema'
import {
  cancelSignIn,
  findAwaitedFactor,
  signInWithCode,
} from '@/features/staff/factors/server/second-step'
import { jsonWithCookies } from '@/lib/http/host-cookie'
import { publicRoute } from '@/lib/http/route'

export const GET = publicRoute(
  {
    summary: 'Which second steps are open to the sign-in that this browser has begun.',
    returns:
      '200 `{ methods }`: of `authenticator`, `passkey`, `recovery_code`; none without one · 429',
  },
  async ({ request }) => jsonWithCookies(await findAwaitedFactor(request.headers), []),
)

export const POST = publicRoute(
  {
    summary: 'The second step with a code of the app, or with a recovery code; each works once.',
    body: factorCodeSchema,
    returns:
      '200 `{ user }` · 400 with fields · 410 when it took too long · 429 with `Retry-After`',
  },
  async ({ request, body }) => {
    const { user, cookies } = await signInWithCode(body.code, request.headers)
    return jsonWithCookies({ user }, cookies)
  },
)

export const DELETE = publicRoute(
  {
    summary: 'Cancels the sign-in that this browser has begun.',
    returns: '200 `{ ok }` · 429',
  },
  async ({ request }) => jsonWithCookies({ ok: true }, [await cancelSignIn(request.headers)]),
)
