import { changePassword } from '@/features/staff/account/server/passwords'
import { changePasswordSchema } from '@/features/staff/credentials'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary: 'Changes one’s own password and ends every session.',
    permission: 'portal.enter',
    body: changePasswordSchema,
    returns: '200 `{ ok }` · 400 with fields · 429',
  },
  async ({ body, actor }) => {
    await changePassword(body, actor)
    return Response.json({ ok: true })
  },
)
