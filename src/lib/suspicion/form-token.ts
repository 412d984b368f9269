import 'server-only'
import { isSigned, sign } from '../signature'

/**
 * A form token shows that what was sent comes from a page of ours, and how old that page is. It is
 * `time.signature`: the page's time in base 36, and an HMAC of form and time with the site's
 * secret. The token is not stored. All visitors of a cached page have the same one.
 */
const TOKEN = /^([a-z0-9]{1,10})\.([\w-]{22})$/

/** 22 base64url characters are 132 bits, which nobody can guess. */
const SIGNATURE_LENGTH = 22

const textOf = (subject: string, issuedAt: string) => `form-token|${subject}|${issuedAt}`

/**
 * Returns a new form token.
 * @param subject names the form, as `form:12`
 */
export function issueFormToken(subject: string, now = Date.now()): string {
  const issuedAt = now.toString(36)
  return `${issuedAt}.${sign(textOf(subject, issuedAt), SIGNATURE_LENGTH)}`
}

const DAY_MS = 86_400_000

/** The same for a whole UTC day, so that a cached page does not change for that long. */
export const issueDailyFormToken = (subject: string, now = Date.now()): string =>
  issueFormToken(subject, now - (now % DAY_MS))

/** The token's age in milliseconds; null when its signature is not ours for this form. */
export function ageOfFormToken(token: string, subject: string, now = Date.now()): number | null {
  const [, issuedAt, signature] = TOKEN.exec(token) ?? []
  if (!issuedAt || !signature) return null
  if (!isSigned(textOf(subject, issuedAt), signature, SIGNATURE_LENGTH)) return null
  // At least 0. The difference could be negative, because clocks of several machines differ
  // slightly.
  return Math.max(0, now - Number.parseInt(issuedAt, 36))
}
