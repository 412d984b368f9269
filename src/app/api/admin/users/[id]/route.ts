import { updateStaffSchema } from '@/features/staff/schema'
import { updateStaff } from '@/features/staff/users/server/manage-staff'
import { takeBackAssignments } from '@/features/submissions/details/server/assignments'
import { parseId, readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const PUT = staffRoute<{ id: string }>('staff.manage', async (request, { id }, actor) => {
  const change = await readJson(request, updateStaffSchema)
  const changed = await updateStaff(parseId(id), change, actor, (tx, account) =>
    takeBackAssignments(tx, account, actor),
  )
  return Response.json(changed)
})
