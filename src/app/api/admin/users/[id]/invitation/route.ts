import { cancelInvitation, resendInvitation } from '@/features/staff/users/server/invitations'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary: 'Sends the invitation again; earlier links stop working.',
    permission: 'staff.manage',
    params: { id: parseId },
    returns: '200 the user and `link` (or null) · 403 · 404 · 409 when there is no open invitation',
  },
  async ({ params, actor }) => Response.json(await resendInvitation(params.id, actor)),
)

export const DELETE = staffRoute(
  {
    summary: 'Withdraws the invitation.',
    permission: 'staff.manage',
    params: { id: parseId },
    returns: '200 `{ ok }` · 403 · 404 · 409 when there is no open invitation',
  },
  async ({ params, actor }) => {
    await cancelInvitation(params.id, actor)
    return Response.json({ ok: true })
  },
)
