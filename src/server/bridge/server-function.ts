import 'server-only'
import { bridge, type RequestContext } from './bridge'

/**
 * Records that the current request's server function has begun to run, so that its arguments were
 * valid: a later failure is an error of the server (500), not of the caller (400).
 */
export function noteFunctionReached(): void {
  const request = bridge.requests.getStore()
  if (request) bridge.reachedFunctions.add(request)
}

export const hasReachedFunction = (request: RequestContext | undefined): boolean =>
  request !== undefined && bridge.reachedFunctions.has(request)
