import { inviteSchema } from '@/features/staff/schema'
import { inviteStaff } from '@/features/staff/users/server/invitations'
import { readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute('staff.manage', async (request, _params, actor) => {
  const invited = await inviteStaff(await readJson(request, inviteSchema), actor)
  return Response.json(invited, { status: 201 })
})
