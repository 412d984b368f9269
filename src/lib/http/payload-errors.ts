import 'server-only'

/**
 * The status of a refusal that Payload throws; null for any other error. Told by what the error
 * carries: pages and routes are built with copies of Payload of their own, whichever runs first
 * makes the one instance for both, and `instanceof` knows only the classes of its own copy.
 */
export function payloadErrorStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('isOperational' in error) || !('status' in error)) return null
  return typeof error.status === 'number' ? error.status : null
}
