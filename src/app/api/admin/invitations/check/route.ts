import { checkTokenSchema } from '@/features/staff/credentials'
import { checkInvitation } from '@/features/staff/users/server/invitations'
import { readJson } from '@/lib/http/body'
import { publicRoute } from '@/lib/http/route'

/** A POST, so that the token stays out of logs and histories. */
export const POST = publicRoute(async (request) => {
  const { token } = await readJson(request, checkTokenSchema)
  return Response.json(await checkInvitation(token))
})
