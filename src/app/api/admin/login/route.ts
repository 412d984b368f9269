import { loginSchema } from '@/features/staff/schema'
import { signIn } from '@/features/staff/server/operations'
import { sessionCookie } from '@/features/staff/server/session-cookie'
import { readJson } from '@/lib/http/body'
import { publicRoute } from '@/lib/http/route'

export const POST = publicRoute(async (request) => {
  const { token, user } = await signIn(await readJson(request, loginSchema), request.headers)
  const headers = {
    'set-cookie': await sessionCookie(token, request.headers),
    'cache-control': 'no-store',
  }
  return Response.json({ user }, { headers })
})
