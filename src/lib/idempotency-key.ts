/**
 * Returns random bytes in hexadecimal. Not `crypto.randomUUID`, which browsers offer only over
 * https; a church's own server may be reached over plain http.
 */
export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(values, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns a random key for one filled form, so that sending the form twice registers only once. */
export const newIdempotencyKey = (): string => randomHex(16)
