import { newPasskeySchema } from '@/features/staff/factors/schema'
import { addPasskey } from '@/features/staff/factors/server/enrolment'
import { jsonWithCookies } from '@/lib/http/host-cookie'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary: 'Adds the passkey that the browser has made. Every other session ends.',
    permission: 'account.secure',
    body: newPasskeySchema,
    returns: '200 `{ recoveryCodes }`, null unless it is the first factor · 400 · 409 · 410',
  },
  async ({ request, body, actor }) => {
    const { cookies, ...added } = await addPasskey(body, { actor, headers: request.headers })
    return jsonWithCookies(added, cookies)
  },
)
