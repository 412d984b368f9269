import 'server-only'
import type { AuthStrategy, CollectionConfig } from 'payload'
import { executorOf } from '@/lib/database/adapter'
import { sessionCookie } from '@/lib/http/host-cookie'
import type { AdminUser } from '@/payload-types'
import { lacksFactor } from '../../server/factor-requirement'
import { findSession, sessionEnd } from './sessions'

type MeHook = NonNullable<NonNullable<CollectionConfig['hooks']>['me']>[number]

/** When the session of a request ends, in seconds since 1970, as the content panel expects it. */
const EXPIRES = Symbol.for('staff.session-expires')

/** Identifies the user of a request, for the portal's routes and for Payload's panel. */
export const sessionStrategy: AuthStrategy = {
  name: 'portal-session',
  authenticate: async ({ headers, payload }) => {
    const token = sessionCookie.read(headers)
    const on = executorOf(payload)
    const session = token && (await findSession(on, token))
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
        lacksFactor: await lacksFactor(on, user),
        [EXPIRES]: sessionEnd(session),
      },
    }
  },
}

/** Returns the session's end to the panel, which cannot read it from our cookie. */
export const reportExpiry: MeHook = ({ args, user }) => {
  const asking = args.req.user as { [EXPIRES]?: number } | null
  const { sessions: _none, ...shown } = user as AdminUser
  return { user: shown as never, exp: asking?.[EXPIRES] ?? 0 }
}
