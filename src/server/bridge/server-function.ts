import 'server-only'
import { bridge, type RequestContext } from './bridge'

/** Says that the arguments of a server function could be read: from here on a failure is ours. */
export function noteFunctionReached(): void {
  const request = bridge.requests.getStore()
  if (request) bridge.reachedFunctions.add(request)
}

export const hasReachedFunction = (request: RequestContext | undefined): boolean =>
  request !== undefined && bridge.reachedFunctions.has(request)
