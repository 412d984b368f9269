import 'server-only'
import { cms } from '@/lib/cms'
import type { ErrorBody } from '@/lib/errors'
import { parseJson, parseWithSchema, routeInfo, withRouteInfo } from '@/lib/http/body'
import { readBytes } from '@/lib/http/read-bytes'
import { type LoginInput, loginSchema } from '../../credentials'

const LOGIN_BYTES = 64 * 1024

/** Reads a sign-in from the content panel, which sends JSON in a form field or as the body. */
export async function readPanelLogin(request: Request): Promise<LoginInput> {
  const type = request.headers.get('content-type') ?? ''
  const bytes = await readBytes(request, LOGIN_BYTES)
  if (!type.startsWith('multipart/form-data')) {
    return parseWithSchema(loginSchema, parseJson(bytes.toString('utf8')))
  }
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => new FormData())
  return parseWithSchema(loginSchema, parseJson(String(form.get('_payload') ?? '')))
}

type Route = (request: Request, context: { params: Promise<object> }) => Promise<Response>

/**
 * Wraps a route: an error response also gets the list `errors`, from which the content panel reads
 * its messages.
 */
export function withPanelErrors(route: Route): Route {
  const panel: Route = async (request, context) => {
    const response = await route(request, context)
    if (response.ok) return response
    const body: ErrorBody = await response.json()
    const refusal = { ...body, errors: [{ message: body.error }] }
    return Response.json(refusal, { status: response.status, headers: response.headers })
  }
  const info = routeInfo(route)
  return info ? withRouteInfo(info, panel) : panel
}

export async function readPanelUser(id: number) {
  const payload = await cms()
  const user = await payload.findByID({ collection: 'admin-users', id, depth: 0 })
  const { sessions, ...shown } = user
  return { ...shown, collection: 'admin-users' }
}
