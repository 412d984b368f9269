import 'server-only'
import { bridge, type RequestContext } from './bridge'

/**
 * Call it once the arguments of a server function are known to be valid: a later failure is the
 * server's (500), not the caller's (400).
 */
export function noteFunctionReached(): void {
  const request = bridge.requests.getStore()
  if (request) bridge.reachedFunctions.add(request)
}

export const hasReachedFunction = (request: RequestContext | undefined): boolean =>
  request !== undefined && bridge.reachedFunctions.has(request)
