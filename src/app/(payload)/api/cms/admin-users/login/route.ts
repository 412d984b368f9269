import {
  panelDoor,
  readPanelLogin,
  readPanelUser,
} from '@/features/staff/entrance/server/panel-sign-in'
import { signIn } from '@/features/staff/entrance/server/sign-in'
import { AppError } from '@/lib/errors'
import { withCookies } from '@/lib/http/host-cookie'
import { publicRoute } from '@/lib/http/route'

/** The sign-in form of the content panel; in front of Payload's own, which is shut. */
export const POST = panelDoor(
  publicRoute(async (request) => {
    const outcome = await signIn(await readPanelLogin(request), request.headers)
    const { cookies } = outcome
    // The panel's form knows no second step: the portal's page goes on from here.
    if (!outcome.user) throw new AppError('auth.factor_awaited', { cookies })
    const { user, exp } = outcome
    return withCookies({ user: await readPanelUser(user.id), exp }, cookies)
  }),
)
