import { resetPasswordSchema } from '@/features/staff/schema'
import { resetPassword } from '@/features/staff/server/passwords'
import { readJson } from '@/lib/http/body'
import { clientAddress } from '@/lib/http/client-address'
import { publicRoute } from '@/lib/http/route'

export const POST = publicRoute(async (request) => {
  const input = await readJson(request, resetPasswordSchema)
  await resetPassword(input, clientAddress(request.headers))
  return Response.json({ ok: true })
})
