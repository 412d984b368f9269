import { signOutMember } from '@/features/staff/users/server/manage-staff'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const DELETE = staffRoute<{ id: string }>(
  'staff.manage',
  async (_request, { id }, actor) => {
    await signOutMember(parseId(id), actor)
    return Response.json({ ok: true })
  },
)
