import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { payloadSecret } from './env'

/** The current one and, while it is set, the previous one. */
export function acceptedSecrets(): string[] {
  const previous = process.env.PAYLOAD_SECRET_PREVIOUS
  return previous ? [payloadSecret(), previous] : [payloadSecret()]
}

/** The length of a whole signature in base64url characters: 256 bits. */
export const SIGNATURE_LENGTH = 43

const hmac = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('base64url')

/**
 * Returns the first `length` base64url characters of an HMAC of the text under the current secret.
 */
export const sign = (text: string, length: number): string =>
  hmac(text, payloadSecret()).slice(0, length)

/** Returns the text's signature under each accepted secret, the current one first. */
export const acceptedSignatures = (text: string, length: number): string[] =>
  acceptedSecrets().map((secret) => hmac(text, secret).slice(0, length))

/**
 * True when `given` is the text's signature of this length under the current or the previous
 * secret.
 */
export function isSigned(text: string, given: string, length: number): boolean {
  const bytes = Buffer.from(given)
  return acceptedSignatures(text, length).some((expected) => {
    const wanted = Buffer.from(expected)
    return bytes.length === wanted.length && timingSafeEqual(bytes, wanted)
  })
}
