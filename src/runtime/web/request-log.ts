import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { logServed } from '@/lib/log/served'
import type { RequestContext } from '@/server/bridge/bridge'

/** As proxies make them: a UUID, or hexadecimal digits. Anything else could be words. */
const ID = /^[\da-f-]{16,64}$/i

/** The id of a proxy that is declared, or a new one. */
function idOf({ headers }: IncomingMessage, isBehindProxy: boolean): string {
  const given = headers['x-request-id']
  return isBehindProxy && typeof given === 'string' && ID.test(given) ? given : randomUUID()
}

/**
 * Names a request and writes its line once it is over: id, method, pattern of the address, status and
 * milliseconds. The answer carries the id.
 */
export function openRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { path, isBehindProxy }: { path: string; isBehindProxy: boolean },
): RequestContext {
  const { method = '' } = request
  const context = { requestId: idOf(request, isBehindProxy), method, path }
  response.setHeader('X-Request-Id', context.requestId)
  const startedAt = performance.now()
  response.once('close', () => {
    const { statusCode: status, writableFinished } = response
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    logServed(context, { status, ms, isCut: !writableFinished })
  })
  return context
}
