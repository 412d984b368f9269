import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { SLUG_PATTERN } from '@/lib/slug'
import { findHotRoute } from './bridge/hot-routes'
import { DATA_CSP } from './policy'

const ADDRESS = /^\/api\/forms\/([^/?]+)\/(submit)(?:\?.*)?$/
const TEXT = /^application\/(json|x-www-form-urlencoded)\s*(;|$)/i
/** Larger bodies are left to Next, which streams them. */
const MOST_BYTES = 512 * 1024

const isSmallText = ({ headers }: IncomingMessage) =>
  TEXT.test(headers['content-type'] ?? '') &&
  /^\d+$/.test(headers['content-length'] ?? '') &&
  Number(headers['content-length']) <= MOST_BYTES

/**
 * Returns the request's headers, or null when one has a value that Node's parser accepts but
 * `Headers` does not.
 */
function readHeaders({ headers }: IncomingMessage): Headers | null {
  try {
    return new Headers(
      Object.entries(headers).map(([name, value = '']): [string, string] => [name, `${value}`]),
    )
  } catch {
    return null
  }
}

/** Returns a stream, because copying the chunks into one buffer takes twice as long per request. */
const streamOf = (chunks: Uint8Array[]) =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })

export async function sendResponse(answer: Response, response: ServerResponse): Promise<void> {
  const body = await answer.text()
  response.statusCode = answer.status
  response.setHeader('Content-Security-Policy', DATA_CSP)
  for (const [name, value] of answer.headers) response.setHeader(name, value)
  response.setHeader('content-length', Buffer.byteLength(body))
  response.end(body)
}

/**
 * Calls the request's hot route without Next (server/bridge/hot-routes.ts). Resolves to false when
 * Next must handle the request.
 */
export async function handleHotRoute(
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const [, slug = '', action] = ADDRESS.exec(incoming.url ?? '') ?? []
  const route = SLUG_PATTERN.test(slug) ? findHotRoute(`${incoming.method} ${action}`) : undefined
  if (!route || !isSmallText(incoming)) return false
  const headers = readHeaders(incoming)
  if (!headers) return false
  const chunks = await incoming.toArray().catch(() => null)
  if (!chunks) return true
  const { method, url } = incoming
  // The host in this URL does not matter, because routes read the Host header.
  const request = new Request(`http://localhost${url}`, {
    method,
    headers,
    body: streamOf(chunks),
    // Node requires `duplex` for a stream, but the type of the options describes browsers and lacks
    // it.
    ...{ duplex: 'half' },
  })
  await sendResponse(await route(request, { params: Promise.resolve({ slug }) }), response)
  return true
}
