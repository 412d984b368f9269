import 'server-only'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { logServed } from '@/lib/log/served'
import type { RequestContext } from './bridge/bridge'

/** Matches ids as proxies create them. Other text could be something that a visitor typed. */
const ID = /^[\da-f-]{16,64}$/i

function idOf({ headers }: IncomingMessage, isFromProxy: boolean): string {
  const given = headers['x-request-id']
  return isFromProxy && typeof given === 'string' && ID.test(given) ? given : randomUUID()
}

/** Gives request and response the same id, and logs the request when it has ended. */
export function beginRequestLog(
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
