import { resetPassword } from '@/features/staff/account/server/passwords'
import { resetPasswordSchema } from '@/features/staff/credentials'
import { rememberDevice } from '@/features/staff/sessions/server/known-device'
import { readJson } from '@/lib/http/body'
import { clientAddress } from '@/lib/http/client-address'
import { withCookies } from '@/lib/http/host-cookie'
import { publicRoute } from '@/lib/http/route'

export const POST = publicRoute(async (request) => {
  const input = await readJson(request, resetPasswordSchema)
  const { email } = await resetPassword(input, clientAddress(request.headers))
  // Whoever has the mailbox gets in even while others use up the tries at the account.
  return withCookies({ ok: true }, [rememberDevice(request.headers, email)])
})
