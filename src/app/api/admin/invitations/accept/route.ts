import { acceptInvitationSchema } from '@/features/staff/credentials'
import { acceptInvitation } from '@/features/staff/users/server/invitations'
import { readJson } from '@/lib/http/body'
import { clientAddress } from '@/lib/http/client-address'
import { publicRoute } from '@/lib/http/route'

export const POST = publicRoute(async (request) => {
  const input = await readJson(request, acceptInvitationSchema)
  return Response.json(await acceptInvitation(input, clientAddress(request.headers)))
})
