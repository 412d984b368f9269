import 'server-only'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { logServed } from '@/lib/log/served'
import type { RequestContext } from './bridge/bridge'

/**
 * Request ids in the formats that proxies create: a UUID or hexadecimal digits. Other text is not
 * logged, because it could contain something that a visitor typed.
 */
const ID = /^[\da-f-]{16,64}$/i

/** Returns the id that a declared proxy sent, or a new one. */
function idOf({ headers }: IncomingMessage, isFromProxy: boolean): string {
  const given = headers['x-request-id']
  return isFromProxy && typeof given === 'string' && ID.test(given) ? given : randomUUID()
}

/**
 * Gives a request an id, which its response carries too. When the request has ended, logs one line:
 * id, method, URL pattern, status and milliseconds.
 */
export function openRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { path, isFromProxy }: { path: string; isFromProxy: boolean },
): RequestContext {
  const { method = '' } = request
  const context = { requestId: idOf(request, isFromProxy), method, path }
  response.setHeader('X-Request-Id', context.requestId)
  const startedAt = performance.now()
  response.once('close', () => {
    const { statusCode: status, writableFinished } = response
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    logServed(context, { status, ms, isCut: !writableFinished })
  })
  return context
}
