import { acceptInvitationSchema } from '@/features/staff/credentials'
import { acceptInvitation } from '@/features/staff/users/server/invitations'
import { clientAddress } from '@/lib/http/client-address'
import { publicRoute } from '@/lib/http/route'

export const POST = publicRoute(
  {
    summary: 'Makes the invited account the person’s own.',
    body: acceptInvitationSchema,
    returns: '200 `{ email }` · 400 with fields · 404 · 410 · 429',
  },
  async ({ request, body }) =>
    Response.json(await acceptInvitation(body, clientAddress(request.headers))),
)
