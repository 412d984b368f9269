import 'server-only'
import { cms } from '@/lib/cms'
import type { ErrorBody } from '@/lib/errors'
import { parseJson, parseShape, readBytes } from '@/lib/http/body'
import { guardedAs, guardOf } from '@/lib/http/route'
import { type LoginInput, loginSchema } from '../../credentials'

const LOGIN_BYTES = 64 * 1024

/** What the content panel's own sign-in form sends: JSON in a field, or as it is. */
export async function readPanelLogin(request: Request): Promise<LoginInput> {
  const type = request.headers.get('content-type') ?? ''
  const bytes = await readBytes(request, LOGIN_BYTES)
  if (!type.startsWith('multipart/form-data')) {
    return parseShape(loginSchema, parseJson(bytes.toString('utf8')))
  }
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => new FormData())
  return parseShape(loginSchema, parseJson(String(form.get('_payload') ?? '')))
}

type Door = (request: Request, context: { params: Promise<object> }) => Promise<Response>

/** The panel reads a refusal's sentence from a list. */
export function panelDoor(door: Door): Door {
  const inPanelWords: Door = async (request, context) => {
    const response = await door(request, context)
    if (response.ok) return response
    const body: ErrorBody = await response.json()
    const refusal = { ...body, errors: [{ message: body.error }] }
    return Response.json(refusal, { status: response.status, headers: response.headers })
  }
  const guard = guardOf(door)
  return guard ? guardedAs(guard, inPanelWords) : inPanelWords
}

/** An account as the panel knows its own user. */
export async function readPanelUser(id: number) {
  const payload = await cms()
  const user = await payload.findByID({ collection: 'admin-users', id, depth: 0 })
  const { sessions, ...shown } = user
  return { ...shown, collection: 'admin-users' }
}
