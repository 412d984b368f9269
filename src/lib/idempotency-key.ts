/**
 * Returns random bytes in hexadecimal. `crypto.randomUUID` would need https, which a church's
 * server may lack.
 */
export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(values, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const newIdempotencyKey = (): string => randomHex(16)
