import { factorCodeSchema } from '@/features/staff/factors/schema'
import {
  awaitedFactor,
  giveUpSignIn,
  signInWithCode,
} from '@/features/staff/factors/server/second-step'
import { readJson } from '@/lib/http/body'
import { withCookies } from '@/lib/http/host-cookie'
import { publicRoute } from '@/lib/http/route'

export const GET = publicRoute(async ({ headers }) => withCookies(await awaitedFactor(headers), []))

export const POST = publicRoute(async (request) => {
  const { code } = await readJson(request, factorCodeSchema)
  const { user, cookies } = await signInWithCode(code, request.headers)
  return withCookies({ user }, cookies)
})

export const DELETE = publicRoute(async ({ headers }) =>
  withCookies({ ok: true }, [await giveUpSignIn(headers)]),
)
