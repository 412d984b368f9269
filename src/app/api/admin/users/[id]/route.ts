import { updateStaffSchema } from '@/features/staff/schema'
import { updateStaff } from '@/features/staff/users/server/manage-staff'
import { removeAssignments } from '@/features/submissions/assignment/server/assignments'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const PUT = staffRoute(
  {
    summary:
      'Changes a role, or disables and re-enables an account; both end its sessions. Nobody changes their own.',
    permission: 'staff.manage',
    params: { id: parseId },
    body: updateStaffSchema,
    returns:
      '200 the user · 400 · 403 for a super admin by an admin · 404 · 409 for the last super admin',
  },
  async ({ params, body, actor }) => {
    const changed = await updateStaff(params.id, body, actor, (tx, account) =>
      removeAssignments(tx, account, actor),
    )
    return Response.json(changed)
  },
)
