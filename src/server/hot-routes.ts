import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { SLUG_PATTERN } from '@/lib/slug'
import { findHotRoute } from './bridge/hot-routes'
import { DATA_CSP } from './policy'

/** The URL of a form's operation; any other URL is left to Next. */
const ADDRESS = /^\/api\/forms\/([^/?]+)\/(submit)(?:\?.*)?$/
const TEXT = /^application\/(json|x-www-form-urlencoded)\s*(;|$)/i
/**
 * Bodies up to this size are read into memory here. Larger ones, such as files, are streamed by
 * Next.
 */
const MOST_BYTES = 512 * 1024

const isSmallText = ({ headers }: IncomingMessage) =>
  TEXT.test(headers['content-type'] ?? '') &&
  /^\d+$/.test(headers['content-length'] ?? '') &&
  Number(headers['content-length']) <= MOST_BYTES

/**
 * The headers as forwarded.ts left them. Null when Node's parser accepted a value that is no valid
 * header.
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

/**
 * Returns the chunks as a stream, which costs half as much per request as copying them into one
 * buffer.
 */
const streamOf = (chunks: Uint8Array[]) =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })

/** Sends the response of an API handler. */
export async function send(answer: Response, response: ServerResponse): Promise<void> {
  const body = await answer.text()
  response.statusCode = answer.status
  response.setHeader('Content-Security-Policy', DATA_CSP)
  for (const [name, value] of answer.headers) response.setHeader(name, value)
  response.setHeader('content-length', Buffer.byteLength(body))
  response.end(body)
}

/**
 * Handles requests for routes that are called without Next (server/bridge/hot-routes.ts). Returns
 * false for any other request.
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
  // Null when the visitor has disconnected; then no response is sent.
  const chunks = await incoming.toArray().catch(() => null)
  if (!chunks) return true
  const { method, url } = incoming
  // The host in this URL does not matter, because routes read the header.
  const request = new Request(`http://localhost${url}`, {
    method,
    headers,
    body: streamOf(chunks),
    // Node needs it for a stream; the types, which are those of browsers, lack it.
    ...{ duplex: 'half' },
  })
  await send(await route(request, { params: Promise.resolve({ slug }) }), response)
  return true
}
