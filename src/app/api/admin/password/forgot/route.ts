import { forgetPassword } from '@/features/staff/account/server/passwords'
import { forgotPasswordSchema } from '@/features/staff/credentials'
import { readJson } from '@/lib/http/body'
import { clientAddress } from '@/lib/http/client-address'
import { publicRoute } from '@/lib/http/route'

export const POST = publicRoute(async (request) => {
  const { email } = await readJson(request, forgotPasswordSchema)
  await forgetPassword(email, clientAddress(request.headers))
  return Response.json({ ok: true })
})
