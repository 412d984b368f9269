import { cancelInvitation, resendInvitation } from '@/features/staff/users/server/invitations'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

interface Params {
  id: string
}

export const POST = staffRoute<Params>('staff.manage', async (_request, { id }, actor) =>
  Response.json(await resendInvitation(parseId(id), actor)),
)

export const DELETE = staffRoute<Params>('staff.manage', async (_request, { id }, actor) => {
  await cancelInvitation(parseId(id), actor)
  return Response.json({ ok: true })
})
