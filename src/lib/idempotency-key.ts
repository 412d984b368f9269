/**
 * Returns a random key that identifies one filled form. Not from `crypto.randomUUID`, which
 * browsers offer only over https; a church's own server may be reached over plain http.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
