import { panelRoute } from '@/features/staff/entrance/server/panel-sign-in'
import { signOut } from '@/features/staff/entrance/server/sign-in'
import { sessionCookie, withCookies } from '@/lib/http/host-cookie'
import { staffRoute } from '@/lib/http/route'

export const POST = panelRoute(
  staffRoute(
    {
      summary: 'Ends this session, from the content panel.',
      permission: 'account.secure',
      returns: '200 `{ message }` · 401',
    },
    async ({ request, actor }) => {
      await signOut(actor)
      return withCookies({ message: 'You have been logged out' }, [
        sessionCookie.clear(request.headers),
      ])
    },
  ),
)
