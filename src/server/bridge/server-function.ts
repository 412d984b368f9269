import 'server-only'
import { bridge, type RequestContext } from './bridge'

/**
 * Marks the current request as having reached its server function. Call this once the function has
 * checked its arguments. A later failure is reported as the server's (500), not as the caller's
 * (400).
 */
export function noteFunctionReached(): void {
  const request = bridge.requests.getStore()
  if (request) bridge.reachedFunctions.add(request)
}

export const hasReachedFunction = (request: RequestContext | undefined): boolean =>
  request !== undefined && bridge.reachedFunctions.has(request)
