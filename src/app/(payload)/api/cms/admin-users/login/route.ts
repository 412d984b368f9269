import { loginSchema } from '@/features/staff/credentials'
import {
  readPanelLogin,
  readPanelUser,
  withPanelErrors,
} from '@/features/staff/entrance/server/panel-sign-in'
import { signIn } from '@/features/staff/entrance/server/sign-in'
import { AppError } from '@/lib/errors'
import { jsonWithCookies } from '@/lib/http/host-cookie'
import { publicRoute } from '@/lib/http/route'

export const POST = withPanelErrors(
  publicRoute(
    {
      summary: 'The sign-in form of the content panel, instead of Payload’s own, which is closed.',
      rawBody: loginSchema,
      returns: '200 `{ user, exp }` · 400 · 401, also when a second factor is awaited · 429',
    },
    async ({ request }) => {
      const outcome = await signIn(await readPanelLogin(request), request.headers)
      const { cookies } = outcome
      // The panel's form cannot ask for a second factor, so it goes on to the portal's sign-in.
      if (!outcome.user) throw new AppError('auth.factor_awaited', { cookies })
      const { user, exp } = outcome
      return jsonWithCookies({ user: await readPanelUser(user.id), exp }, cookies)
    },
  ),
)
