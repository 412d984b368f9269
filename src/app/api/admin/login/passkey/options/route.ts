import { askPasskey } from '@/features/staff/factors/server/passkey-sign-in'
import { withCookies } from '@/lib/http/host-cookie'
import { publicRoute } from '@/lib/http/route'

export const POST = publicRoute(async ({ headers }) => {
  const { options, cookies } = await askPasskey(headers)
  return withCookies({ options }, cookies)
})
