/**
 * A name for one filled form. `crypto.randomUUID` is missing on plain http, where a church's own
 * server may well be reached.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
