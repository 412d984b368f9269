import { passkeyAnswerSchema } from '@/features/staff/factors/schema'
import { signInWithPasskey } from '@/features/staff/factors/server/passkey-sign-in'
import { readJson } from '@/lib/http/body'
import { withCookies } from '@/lib/http/host-cookie'
import { publicRoute } from '@/lib/http/route'

export const POST = publicRoute(async (request) => {
  const { response } = await readJson(request, passkeyAnswerSchema)
  const { user, cookies } = await signInWithPasskey(response, request.headers)
  return withCookies({ user }, cookies)
})
