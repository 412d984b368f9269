import { requestPasswordReset } from '@/features/staff/account/server/passwords'
import { forgotPasswordSchema } from '@/features/staff/credentials'
import { clientAddress } from '@/lib/http/client-address'
import { publicRoute } from '@/lib/http/route'

export const POST = publicRoute(
  {
    summary: 'Mails a link for a new password, if there is an active account.',
    body: forgotPasswordSchema,
    returns: '200 `{ ok }`, the same for an unknown address · 400 · 429',
  },
  async ({ request, body }) => {
    await requestPasswordReset(body.email, clientAddress(request.headers))
    return Response.json({ ok: true })
  },
)
