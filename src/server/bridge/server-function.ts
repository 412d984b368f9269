import 'server-only'
import { bridge, type RequestContext } from './bridge'

/** The function's arguments were valid: a failure is now the server's (500), not the caller's. */
export function noteFunctionReached(): void {
  const request = bridge.requests.getStore()
  if (request) bridge.reachedFunctions.add(request)
}

export const hasReachedFunction = (request: RequestContext | undefined): boolean =>
  request !== undefined && bridge.reachedFunctions.has(request)
