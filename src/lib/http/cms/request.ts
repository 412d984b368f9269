import 'server-only'
import { UPLOAD_OPTIONS } from '../../content/panel'
import { AppError } from '../../errors'
import { cleanText } from '../../text'
import { parseJson } from '../body'
import { readBytes } from '../read-bytes'

const JSON_BYTES = 2 * 1024 * 1024
/** The largest body with a file. It is limited, because the body is held in memory. */
const FILE_BODY_BYTES = UPLOAD_OPTIONS.limits.fileSize + JSON_BYTES

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]/

/** Geographic operators are refused: no field is a location, and Payload's query for them fails. */
const PLACE_QUERY = /\[(near|within|intersects)\]/

function checkParameters(text: string): void {
  for (const pair of new URLSearchParams(text)) {
    if (PLACE_QUERY.test(pair[0])) throw new AppError('request.malformed')
    if (pair.some((part) => CONTROL_CHARACTERS.test(part.replace(/[\t\n\r]/g, '')))) {
      throw new AppError('request.malformed')
    }
  }
}

/**
 * Headers with the real method of a POST. The panel sends a read as a POST when its parameters are
 * too long for a URL.
 */
const OVERRIDES = ['x-payload-http-method-override', 'x-http-method-override']

export function effectiveMethodOf({ method, headers }: Request): string {
  if (method === 'HEAD') return 'GET'
  if (method !== 'POST') return method
  const override = OVERRIDES.map((name) => headers.get(name)).find((value) => value !== null)
  return override ?? method
}

const FORM = 'application/x-www-form-urlencoded'

async function cleanParts(bytes: Buffer, type: string): Promise<FormData> {
  const body = new Uint8Array(bytes)
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch((cause) => {
      throw new AppError('request.malformed', { cause })
    })
  const clean = new FormData()
  for (const [name, value] of form) {
    // Other parts are dropped, because Payload fails on a part with an odd name.
    if (name === 'file' && typeof value !== 'string')
      clean.append(name, value, cleanText(value.name))
    else if (name === '_payload' && typeof value === 'string')
      clean.append(name, JSON.stringify(objectOf(value)))
  }
  return clean
}

/**
 * Parses a JSON object and removes `url`, because Payload would fetch a file from there, perhaps in
 * an internal network. Throws `request.malformed`.
 */
function objectOf(text: string): object {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AppError('request.malformed')
  }
  const { url, ...row } = value as { url?: unknown }
  return row
}

/** Removes or refuses what makes Payload or the database fail. Throws AppError 400, 413 or 415. */
export async function cleanRequest(request: Request): Promise<Request> {
  const url = new URL(request.url)
  checkParameters(url.search)
  const headers = new Headers(request.headers)
  const { signal } = request
  if (request.method === 'GET' || request.method === 'HEAD') {
    return new Request(url, { headers, signal })
  }
  const { method } = request
  const type = headers.get('content-type') ?? ''
  const kind = type.split(';')[0]?.trim().toLowerCase()
  const isMultipart = kind === 'multipart/form-data'
  const bytes = await (isMultipart
    ? readBytes(request, FILE_BODY_BYTES, UPLOAD_OPTIONS.responseOnLimit)
    : readBytes(request, JSON_BYTES))
  headers.delete('content-length')
  const isRead = effectiveMethodOf(request) === 'GET'
  if (bytes.length === 0) {
    if (isRead || method === 'DELETE') return new Request(url, { method, headers, signal })
    // Payload's hooks expect a body, so an empty one becomes an empty object.
    headers.set('content-type', 'application/json')
    return new Request(url, { method, headers, signal, body: '{}' })
  }
  if (isRead && kind === FORM) {
    const text = bytes.toString('utf8')
    checkParameters(text)
    headers.set('content-type', FORM)
    return new Request(url, { method, headers, signal, body: text })
  }
  if (!isRead && kind === 'application/json') {
    headers.set('content-type', 'application/json')
    const body = JSON.stringify(objectOf(bytes.toString('utf8')))
    return new Request(url, { method, headers, signal, body })
  }
  if (!isRead && isMultipart) {
    const body = await cleanParts(bytes, type)
    headers.delete('content-type')
    return new Request(url, { method, headers, signal, body })
  }
  throw new AppError('request.content_type')
}
