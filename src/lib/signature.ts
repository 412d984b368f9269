import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { payloadSecret } from './env'

export function acceptedSecrets(): string[] {
  const previous = process.env.PAYLOAD_SECRET_PREVIOUS
  return previous ? [payloadSecret(), previous] : [payloadSecret()]
}

/** The length of a whole signature: 256 bits in base64url characters. */
export const SIGNATURE_LENGTH = 43

const hmac = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** Returns an HMAC under the current secret in base64url, cut to `length` characters. */
export const sign = (text: string, length: number): string =>
  hmac(text, payloadSecret()).slice(0, length)

/** Returns every signature that is accepted, the one under the current secret first. */
export const acceptedSignatures = (text: string, length: number): string[] =>
  acceptedSecrets().map((secret) => hmac(text, secret).slice(0, length))

export function isSigned(text: string, given: string, length: number): boolean {
  const bytes = Buffer.from(given)
  return acceptedSignatures(text, length).some((expected) => {
    const wanted = Buffer.from(expected)
    return bytes.length === wanted.length && timingSafeEqual(bytes, wanted)
  })
}
