import 'server-only'
import type { ServerResponse } from 'node:http'
import { openSpan } from '@/lib/log/trace'
import type { RequestContext } from './bridge/bridge'

/**
 * Runs `answer` in a trace span that is named after the URL pattern and ends with the response.
 * Without tracing, it only runs `answer`.
 */
export function inSpan<T>(
  { method, path }: RequestContext,
  response: ServerResponse,
  answer: () => T,
): T {
  const attributes = { 'http.request.method': method, 'http.route': path }
  const span = openSpan(`${method} ${path}`, 'server', attributes)
  if (!span) return answer()
  response.once('close', () => {
    const { statusCode } = response
    span.end({ 'http.response.status_code': statusCode }, statusCode >= 500)
  })
  return span.run(answer)
}
