import 'server-only'
import type { AuthStrategy, CollectionConfig } from 'payload'
import { executorOf } from '@/lib/database/adapter'
import { sessionCookie } from '@/lib/http/host-cookie'
import type { AdminUser } from '@/payload-types'
import { findMissingFactor } from '../../server/factor-requirement'
import { findAndExtendSession, sessionEndSeconds } from './sessions'

type MeHook = NonNullable<NonNullable<CollectionConfig['hooks']>['me']>[number]

/** The property of the request's user that holds the session's end, in seconds since 1970. */
const EXPIRES = Symbol.for('staff.session-expires')

export const sessionStrategy: AuthStrategy = {
  name: 'portal-session',
  authenticate: async ({ headers, payload }) => {
    const token = sessionCookie.read(headers)
    const on = executorOf(payload)
    const session = token && (await findAndExtendSession(on, token))
    if (!session) return { user: null }
    const user = await payload.findByID({
      collection: 'admin-users',
      id: session.userId,
      depth: 0,
      overrideAccess: true,
      disableErrors: true,
    })
    if (user?.status !== 'active') return { user: null }
    return {
      user: {
        ...user,
        collection: 'admin-users',
        _strategy: 'portal-session',
        _sid: String(session.id),
        ...(await findMissingFactor(on, user)),
        [EXPIRES]: sessionEndSeconds(session),
      },
    }
  },
}

/** Tells the content panel when the session ends, because Payload does not know our cookie. */
export const reportSessionEnd: MeHook = ({ args, user }) => {
  const asking = args.req.user as { [EXPIRES]?: number } | null
  const { sessions: _none, ...shown } = user as AdminUser
  return { user: shown as never, exp: asking?.[EXPIRES] ?? 0 }
}
