import { panelDoor } from '@/features/staff/entrance/server/panel-sign-in'
import { signOut } from '@/features/staff/entrance/server/sign-in'
import { sessionCookie, withCookies } from '@/lib/http/host-cookie'
import { staffRoute } from '@/lib/http/route'

export const POST = panelDoor(
  staffRoute('account.secure', async (request, _params, actor) => {
    await signOut(actor)
    return withCookies({ message: 'You have been logged out' }, [
      sessionCookie.clear(request.headers),
    ])
  }),
)
