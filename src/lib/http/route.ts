import 'server-only'
import { randomUUID } from 'node:crypto'
import { executeAuthStrategies } from 'payload'
import type { z } from 'zod'
import { findRequestContext, withRequest } from '@/server/bridge/request-context'
import { can, type Permission, type StaffActor } from '../access'
import { cms } from '../cms'
import { AppError } from '../errors'
import { countBody } from '../suspicion/flood'
import {
  type RawParams,
  type RouteDeclaration,
  type RouteInput,
  readInput,
  withRouteInfo,
} from './body'
import { clientAddress } from './client-address'
import { sessionCookie } from './host-cookie'
import { refuseTooManyRequests } from './page-limit'
import { errorResponse, toAppError } from './refusal'
import { logPossibleAttack } from './refusal-log'
import { isPlainPost, refusalPage } from './refusal-page'
import { refuseCrossSite } from './same-origin'

export interface SignedInActor extends StaffActor {
  sessionId: number
  lacksFactor: boolean
  /** When the role begins to require a second factor that the account lacks, in ISO 8601. */
  factorDueAt: string | null
}

/**
 * Returns the signed-in account, or null without a valid session or when the account is not active.
 */
export async function findActor(headers: Headers): Promise<SignedInActor | null> {
  if (!sessionCookie.read(headers)) return null
  const { user } = await executeAuthStrategies({ headers, payload: await cms() })
  if (user?.collection !== 'admin-users' || user.status !== 'active') return null
  const { id, name, email, role, status } = user
  const session = user as { _sid?: string; lacksFactor?: boolean; factorDueAt?: string | null }
  const sessionId = Number(session._sid)
  const lacksFactor = session.lacksFactor === true
  const factorDueAt = session.factorDueAt ?? null
  const address = clientAddress(headers)
  return { id, name, email, role, status, sessionId, lacksFactor, factorDueAt, address }
}

/** Throws `auth.required`, `auth.factor_required` or `auth.forbidden`. */
export function requirePermission(
  actor: SignedInActor | null,
  permission: Permission,
): asserts actor is SignedInActor {
  if (!actor) throw new AppError('auth.required')
  if (can(actor, permission)) return
  if (actor.lacksFactor) throw new AppError('auth.factor_required')
  throw new AppError('auth.forbidden', { cause: { account: actor.id } })
}

interface Context<P> {
  params: Promise<P>
}
type Route<P> = (request: Request, context: Context<P>) => Promise<Response>

type Readers = NonNullable<RouteDeclaration['params']>
type NoParams = Record<never, never>
type None = z.ZodUndefined

/**
 * Makes a route that is open to everybody and not in docs/api.md. `publicRoute` and `staffRoute`
 * build on it.
 */
export function plainRoute<P = Record<string, never>>(
  handler: (request: Request, params: P) => Promise<Response>,
): Route<P> {
  return withRouteInfo({ access: 'anyone' }, (request: Request, { params }: Context<P>) => {
    // Without our web server, as in API tests, the pattern of the address is unknown.
    const context = findRequestContext() ?? {
      requestId: randomUUID(),
      method: request.method,
      path: '*',
    }
    const { requestId } = context
    return withRequest(context, async () => {
      try {
        refuseCrossSite(request)
        const response = await handler(request, await params)
        response.headers.set('x-request-id', requestId)
        return response
      } catch (thrown) {
        const error = toAppError(thrown)
        logPossibleAttack(error)
        return isPlainPost(request)
          ? refusalPage(request, error, requestId)
          : errorResponse(error, requestId)
      }
    })
  })
}

/** Makes a route that is open to everybody, within limits per network unless `isUncounted`. */
export function publicRoute<
  P extends Readers = NoParams,
  Q extends z.ZodType = None,
  B extends z.ZodType = None,
>(
  declaration: RouteDeclaration<P, Q, B>,
  handler: (input: RouteInput<P, Q, B>) => Promise<Response>,
): Route<RawParams<P>> {
  const route = plainRoute<RawParams<P>>(async (request, params) => {
    if (!declaration.isUncounted) {
      await refuseTooManyRequests(request.headers)
      await countBody(request)
    }
    return handler(await readInput(declaration, request, params))
  })
  return withRouteInfo({ access: 'anyone', declaration }, route)
}

/**
 * Makes a route for staff. Checks the session, the permission and the second factor before the body
 * is read.
 */
export function staffRoute<
  P extends Readers = NoParams,
  Q extends z.ZodType = None,
  B extends z.ZodType = None,
>(
  declaration: RouteDeclaration<P, Q, B> & { permission: Permission },
  handler: (input: RouteInput<P, Q, B> & { actor: SignedInActor }) => Promise<Response>,
): Route<RawParams<P>> {
  const { permission } = declaration
  const route = plainRoute<RawParams<P>>(async (request, params) => {
    const actor = await findActor(request.headers)
    requirePermission(actor, permission)
    const response = await handler({ ...(await readInput(declaration, request, params)), actor })
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
    return response
  })
  return withRouteInfo({ access: permission, declaration }, route)
}
