import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { SECURITY_HEADERS } from '@/lib/http/security-headers.mjs'
import { SLUG_PATTERN } from '@/lib/slug'
import { findHotRoute } from '@/server/bridge/hot-routes'

/** A form's address with what is done there; anything that looks otherwise is Next's to judge. */
const ADDRESS = /^\/api\/forms\/([^/?]+)\/(submit)(?:\?.*)?$/
const TEXT = /^application\/(json|x-www-form-urlencoded)\s*(;|$)/i
/** Texts that are read into memory before anybody looks at them. Files are streamed, by Next. */
const MOST_BYTES = 512 * 1024

const isSmallText = ({ headers }: IncomingMessage) =>
  TEXT.test(headers['content-type'] ?? '') &&
  /^\d+$/.test(headers['content-length'] ?? '') &&
  Number(headers['content-length']) <= MOST_BYTES

/** As forwarded.ts left them. Null when the parser of Node let through what no header may hold. */
function readHeaders({ headers }: IncomingMessage): Headers | null {
  try {
    return new Headers(
      Object.entries(headers).map(([name, value = '']): [string, string] => [name, `${value}`]),
    )
  } catch {
    return null
  }
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer())
  response.statusCode = answer.status
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
  for (const [name, value] of answer.headers) response.setHeader(name, value)
  response.setHeader('content-length', body.length)
  response.end(body)
}

/**
 * Answers what routes have asked to be called for past Next (server/bridge/hot-routes.ts). False when the
 * request is none of theirs.
 */
export async function answerHot(
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const [, slug = '', action] = ADDRESS.exec(incoming.url ?? '') ?? []
  const route = SLUG_PATTERN.test(slug) ? findHotRoute(`${incoming.method} ${action}`) : undefined
  if (!route || !isSmallText(incoming)) return false
  const headers = readHeaders(incoming)
  if (!headers) return false
  // A visitor who leaves in the middle hears nothing.
  const body = await buffer(incoming).catch(() => null)
  if (!body) return true
  const { method, url } = incoming
  // The host is told by its header.
  const request = new Request(`http://localhost${url}`, {
    method,
    headers,
    body: new Uint8Array(body),
  })
  await send(await route(request, { params: Promise.resolve({ slug }) }), response)
  return true
}
