import 'server-only'
import { recordRead } from '../../audit/record'
import { cms } from '../../cms'
import { AppError, type ErrorBody, type ErrorCode } from '../../errors'
import { findActor, requirePermission } from '../actor'
import { withInfo } from '../declaration'
import { answerPublicFile } from '../public-file'
import { plainRoute } from '../route'
import { findDoor } from './doors'
import { cleanRequest, methodOf } from './request'

interface Params {
  slug: string[]
}
type Answer = (request: Request, context: { params: Promise<Params> }) => Promise<Response>

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

/** Payload's complaints under its fields, by their paths. */
function fieldsOf({ errors }: PayloadRefusal): Record<string, string> | undefined {
  const complaints = errors?.flatMap(({ data }) => data?.errors ?? []) ?? []
  const named = complaints.filter(({ path }) => path).map((c) => [c.path, c.message ?? ''])
  return named.length > 0 ? Object.fromEntries(named) : undefined
}

/** Ours for everybody, and beside it `errors`, which the panel reads. */
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

/** The cookie is the session: its token is in no body, where a script could read it. */
async function withoutToken(response: Response): Promise<Response> {
  if (response.status >= 400) return response
  const { token, refreshedToken, ...body } = await response.json()
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return Response.json(body, { status: response.status, headers })
}

/**
 * Payload's own interface, which the panel at /cms talks to, behind the guard of our routes: a
 * request from our own pages, an address that is open (doors.ts), a role that has the panel.
 */
export function cmsRoute(answer: Answer): Answer {
  const guarded = plainRoute<Params>(async (request, { slug }) => {
    const door = findDoor((await cms()).config, methodOf(request), slug)
    if (!door) throw new AppError('route.not_found')
    const actor = await findActor(request.headers)
    if (door.access !== 'session') requirePermission(actor, door.access)
    else if (actor) requirePermission(actor, 'portal.enter')
    if (actor && door.reads) await recordRead('content.read', { actor, subject: door.reads })
    if (door.file !== undefined) return answerPublicFile(request, door.file)
    const response = await answer(await cleanRequest(request), {
      params: Promise.resolve({ slug }),
    })
    response.headers.set('cache-control', 'no-store')
    return door.access === 'session' ? withoutToken(response) : response
  })
  return withInfo({ access: 'cms' }, async (request, context) =>
    inOneShape(await guarded(request, context)),
  )
}
