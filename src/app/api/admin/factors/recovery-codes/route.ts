import { ownPasswordSchema } from '@/features/staff/factors/schema'
import { renewRecoveryCodes } from '@/features/staff/factors/server/own-changes'
import { jsonWithCookies } from '@/lib/http/host-cookie'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary: 'Makes new recovery codes; those from before stop working. Every other session ends.',
    permission: 'account.secure',
    body: ownPasswordSchema,
    returns: '200 `{ recoveryCodes }` · 400 for a wrong password · 409 without a factor · 429',
  },
  async ({ request, body, actor }) => {
    const at = { actor, headers: request.headers }
    const { recoveryCodes, cookies } = await renewRecoveryCodes(body.password, at)
    return jsonWithCookies({ recoveryCodes }, cookies)
  },
)
