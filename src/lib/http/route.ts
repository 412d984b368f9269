import 'server-only'
import { randomUUID } from 'node:crypto'
import { ZodError } from 'zod'
import type { Permission } from '../access'
import { AppError, type ErrorBody } from '../errors'
import { log } from '../log/log'
import { findRequest, withRequest } from '../log/request-context'
import { firstMessages } from '../notices/first-messages'
import { isDiskFull } from '../storage/disk-full'
import { StorageTrouble } from '../storage/trouble'
import { findActor, requirePermission, type SignedInActor } from './actor'
import { payloadErrorStatus } from './payload-errors'
import { logTry } from './refusal-log'
import { refuseCrossSite } from './same-origin'

interface Context<P> {
  params: Promise<P>
}
type Route<P> = (request: Request, context: Context<P>) => Promise<Response>

/** Who a route lets in: everybody, staff with a permission, or by the list of cms/doors.ts. */
type Guard = 'anyone' | 'cms' | Permission
const GUARD = Symbol.for('movement.route-guard')

/** Notes on a route how it is guarded; a test walks them all. */
export const guardedAs = <R extends object>(guard: Guard, route: R): R =>
  Object.assign(route, { [GUARD]: guard })

/** Undefined for a function that nobody guards. */
export const guardOf = (route: unknown): Guard | undefined =>
  typeof route === 'function' ? (route as { [GUARD]?: Guard })[GUARD] : undefined

/** The first complaint of a shape, and all of them by field name. */
function fromZod(error: ZodError): AppError {
  const fields = firstMessages(error)
  return new AppError('request.invalid', { message: error.issues[0]?.message, fields })
}

const DATABASE_DOWN =
  /ECONNREFUSED|ECONNRESET|EPIPE|57P0[123]|08006|Connection terminated|timeout exceeded/

/** Anything thrown becomes a refusal of the catalogue; only the unforeseen is logged. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof ZodError) return fromZod(error)
  if (payloadErrorStatus(error) === 401) return new AppError('auth.invalid_credentials')
  log.error({ err: error }, 'unexpected')
  if (isDiskFull(error)) return new AppError('storage.full')
  if (error instanceof StorageTrouble) return new AppError('server.busy')
  const cause = error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : ''
  return new AppError(DATABASE_DOWN.test(cause) ? 'server.busy' : 'server.unexpected')
}

function refuse(error: AppError, requestId: string): Response {
  const { message, code, fields, reference, status, retryAfterSeconds } = error
  const body: ErrorBody = { error: message, code, fields, reference, requestId }
  const headers = new Headers({ 'x-request-id': requestId, 'cache-control': 'no-store' })
  for (const cookie of error.cookies) headers.append('set-cookie', cookie)
  if (retryAfterSeconds) headers.set('retry-after', String(retryAfterSeconds))
  return Response.json(body, { status, headers })
}

/** A route for everybody. Turns whatever the handler throws into one answer. */
export function publicRoute<P = Record<string, never>>(
  handler: (request: Request, params: P) => Promise<Response>,
): Route<P> {
  return guardedAs('anyone', (request: Request, { params }: Context<P>) => {
    // Where no web server stands in front, nobody knows the pattern of the address.
    const context = findRequest() ?? { requestId: randomUUID(), method: request.method, path: '*' }
    const { requestId } = context
    return withRequest(context, async () => {
      try {
        refuseCrossSite(request)
        const response = await handler(request, await params)
        response.headers.set('x-request-id', requestId)
        return response
      } catch (thrown) {
        const error = toAppError(thrown)
        logTry(error)
        return refuse(error, requestId)
      }
    })
  })
}

/**
 * A route for active staff whose role has the permission: 401 without a session, 403 without it, or
 * without the second factor that the role needs.
 */
export function staffRoute<P = Record<string, never>>(
  permission: Permission,
  handler: (request: Request, params: P, actor: SignedInActor) => Promise<Response>,
): Route<P> {
  const route = publicRoute<P>(async (request, params) => {
    const actor = await findActor(request.headers)
    requirePermission(actor, permission)
    const response = await handler(request, params, actor)
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
    return response
  })
  return guardedAs(permission, route)
}
