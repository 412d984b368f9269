import 'server-only'
import { recordRead } from '../../audit/record'
import { cms } from '../../cms'
import { AppError, type ErrorBody, type ErrorCode } from '../../errors'
import { withRouteInfo } from '../body'
import { publicFileResponse } from '../public-file'
import { findActor, plainRoute, requirePermission } from '../route'
import { findEndpoint } from './endpoints'
import { cleanRequest, effectiveMethodOf } from './request'

interface Params {
  slug: string[]
}
type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>

const CODES: Record<number, ErrorCode> = {
  400: 'request.invalid',
  401: 'auth.required',
  403: 'auth.forbidden',
  404: 'route.not_found',
  413: 'request.too_large',
  423: 'content.locked',
  429: 'auth.too_many_attempts',
}

interface PayloadRefusal {
  errors?: { message: string; data?: { errors?: { path?: string; message?: string }[] } }[]
}

function fieldsOf({ errors }: PayloadRefusal): Record<string, string> | undefined {
  const messages = errors?.flatMap(({ data }) => data?.errors ?? []) ?? []
  const named = messages.filter(({ path }) => path).map((c) => [c.path, c.message ?? ''])
  return named.length > 0 ? Object.fromEntries(named) : undefined
}

/** Gives an error response the shape of our own API, with the `errors` that the panel reads. */
async function inOneShape(response: Response): Promise<Response> {
  if (response.status < 400) return response
  const given = (await response.json().catch(() => ({}))) as Partial<ErrorBody> & PayloadRefusal
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const name of ['x-request-id', 'retry-after']) {
    const value = response.headers.get(name)
    if (value) headers.set(name, value)
  }
  if (given.code) {
    const requestId = headers.get('x-request-id') ?? ''
    const body = { requestId, ...given, errors: [{ message: given.error }] }
    return Response.json(body, { status: response.status, headers })
  }
  const code =
    CODES[response.status] ?? (response.status < 500 ? 'request.invalid' : 'server.unexpected')
  const { message: error, status } = new AppError(code)
  const requestId = headers.get('x-request-id') ?? ''
  const errors = status < 500 ? (given.errors ?? [{ message: error }]) : [{ message: error }]
  const body = { error, code, fields: fieldsOf(given), requestId, errors }
  return Response.json(body, { status, headers })
}

/** Removes the session token from the body, where scripts could read it. The cookie contains it. */
async function withoutToken(response: Response): Promise<Response> {
  if (response.status >= 400) return response
  const { token, refreshedToken, ...body } = await response.json()
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return Response.json(body, { status: response.status, headers })
}

/**
 * Wraps Payload's REST API. Checks the origin, the path (endpoints.ts) and the permission, and logs
 * reads.
 */
export function cmsRoute(handle: Handler): Handler {
  const guarded = plainRoute<Params>(async (request, { slug }) => {
    const endpoint = findEndpoint((await cms()).config, effectiveMethodOf(request), slug)
    if (!endpoint) throw new AppError('route.not_found')
    const actor = await findActor(request.headers)
    if (endpoint.access !== 'session') requirePermission(actor, endpoint.access)
    else if (actor) requirePermission(actor, 'portal.enter')
    if (actor && endpoint.reads)
      await recordRead('content.read', { actor, subject: endpoint.reads })
    if (endpoint.file !== undefined) return publicFileResponse(request, endpoint.file)
    const response = await handle(await cleanRequest(request), {
      params: Promise.resolve({ slug }),
    })
    response.headers.set('cache-control', 'no-store')
    return endpoint.access === 'session' ? withoutToken(response) : response
  })
  return withRouteInfo({ access: 'cms' }, async (request, context) =>
    inOneShape(await guarded(request, context)),
  )
}
