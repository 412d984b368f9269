import { readPanelUser, withPanelErrors } from '@/features/staff/entrance/server/panel-sign-in'
import { extendSession } from '@/features/staff/entrance/server/sign-in'
import { staffRoute } from '@/lib/http/route'

export const POST = withPanelErrors(
  staffRoute(
    {
      summary: '“Stay logged in” of the content panel: extends the session, and says until when.',
      permission: 'portal.enter',
      returns: '200 `{ user, exp }` · 401',
    },
    async ({ actor }) => {
      const { exp } = await extendSession(actor)
      return Response.json({ user: await readPanelUser(actor.id), exp })
    },
  ),
)
