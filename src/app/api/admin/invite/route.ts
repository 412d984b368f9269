import { inviteSchema } from '@/features/staff/schema'
import { inviteStaff } from '@/features/staff/users/server/invitations'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary:
      'Invites somebody by mail. Without a mail server the response has the link to pass on.',
    permission: 'staff.manage',
    body: inviteSchema,
    returns: '201 the user and `link` (or null) · 400 · 403 · 409 for a known address',
  },
  async ({ body, actor }) => {
    const invited = await inviteStaff(body, actor)
    return Response.json(invited, { status: 201 })
  },
)
