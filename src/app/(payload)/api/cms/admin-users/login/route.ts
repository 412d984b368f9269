import { panelDoor, readPanelLogin, readPanelUser } from '@/features/staff/server/panel-door'
import { signIn } from '@/features/staff/server/sign-in'
import { withCookies } from '@/lib/http/host-cookie'
import { publicRoute } from '@/lib/http/route'

/** The sign-in form of the content panel; in front of Payload's own, which is shut. */
export const POST = panelDoor(
  publicRoute(async (request) => {
    const { user, exp, cookies } = await signIn(await readPanelLogin(request), request.headers)
    return withCookies({ user: await readPanelUser(user.id), exp }, cookies)
  }),
)
