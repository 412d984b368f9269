import { factorCodeSchema, ownPasswordSchema } from '@/features/staff/factors/schema'
import {
  beginAuthenticatorSetup,
  confirmAuthenticator,
} from '@/features/staff/factors/server/enrolment'
import { jsonWithCookies } from '@/lib/http/host-cookie'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary: 'Begins to set up an app. Its secret is returned only this once.',
    permission: 'account.secure',
    body: ownPasswordSchema,
    returns: '200 `{ secret, address }` · 400 for a wrong password · 429',
  },
  async ({ request, body, actor }) => {
    const at = { actor, headers: request.headers }
    const { cookies, ...begun } = await beginAuthenticatorSetup(body.password, at)
    return jsonWithCookies(begun, cookies)
  },
)

export const PUT = staffRoute(
  {
    summary: 'Confirms the app by its code; it replaces an earlier one. Every other session ends.',
    permission: 'account.secure',
    body: factorCodeSchema,
    returns: '200 `{ recoveryCodes }`, null unless it is the first factor · 400 with fields · 410',
  },
  async ({ request, body, actor }) => {
    const at = { actor, headers: request.headers }
    const { cookies, ...added } = await confirmAuthenticator(body.code, at)
    return jsonWithCookies(added, cookies)
  },
)
