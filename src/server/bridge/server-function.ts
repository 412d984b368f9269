import 'server-only'
import { findRequest } from './request-context'

/** Says that the arguments of a server function could be read: from here on a failure is ours. */
export function noteFunctionReached(): void {
  const request = findRequest()
  if (request) request.hasReachedFunction = true
}
