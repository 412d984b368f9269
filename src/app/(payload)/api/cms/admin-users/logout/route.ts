import { withPanelErrors } from '@/features/staff/entrance/server/panel-sign-in'
import { signOut } from '@/features/staff/entrance/server/sign-in'
import { jsonWithCookies, sessionCookie } from '@/lib/http/host-cookie'
import { staffRoute } from '@/lib/http/route'

export const POST = withPanelErrors(
  staffRoute(
    {
      summary: 'Ends this session, from the content panel.',
      permission: 'account.secure',
      returns: '200 `{ message }` · 401',
    },
    async ({ request, actor }) => {
      await signOut(actor)
      return jsonWithCookies({ message: 'You have been logged out' }, [
        sessionCookie.clear(request.headers),
      ])
    },
  ),
)
