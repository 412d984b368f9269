import { signOutMember } from '@/features/staff/users/server/manage-staff'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const DELETE = staffRoute(
  {
    summary: 'Signs somebody else out everywhere, as for a lost phone.',
    permission: 'staff.manage',
    params: { id: parseId },
    returns: '200 `{ ok }` · 403 for a super admin by an admin · 404 · 409 for an invitation',
  },
  async ({ params, actor }) => {
    await signOutMember(params.id, actor)
    return Response.json({ ok: true })
  },
)
