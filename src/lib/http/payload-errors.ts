import 'server-only'

/**
 * Returns the status of a refusal that Payload throws; null for any other error. Checks the error's
 * properties, because pages and routes have separate copies of Payload and `instanceof` knows only
 * the classes of its own copy.
 */
export function payloadErrorStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('isOperational' in error) || !('status' in error)) return null
  return typeof error.status === 'number' ? error.status : null
}
