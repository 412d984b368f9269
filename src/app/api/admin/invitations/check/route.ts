import { checkTokenSchema } from '@/features/staff/credentials'
import { getInvitedEmail } from '@/features/staff/users/server/invitations'
import { publicRoute } from '@/lib/http/route'

/** A POST, so that the token does not appear in logs and browser histories. */
export const POST = publicRoute(
  {
    summary: 'Whom an open invitation is for.',
    body: checkTokenSchema,
    returns: '200 `{ email }` · 404 for an unknown link · 410 for a used or expired one · 429',
  },
  async ({ body }) => Response.json(await getInvitedEmail(body.token)),
)
