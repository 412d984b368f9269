import 'server-only'
import { isSigned, sign } from '../signature'

/**
 * A form token is `time.signature`, with the time in base 36. It shows that a form was sent from a
 * page of ours, and how old that page is. All visitors of a cached page have the same token.
 */
const TOKEN = /^([a-z0-9]{1,10})\.([\w-]{22})$/

const SIGNATURE_LENGTH = 22

const textOf = (subject: string, issuedAt: string) => `form-token|${subject}|${issuedAt}`

/** `subject` names the form, such as `form:12`. */
export function issueFormToken(subject: string, now = Date.now()): string {
  const issuedAt = now.toString(36)
  return `${issuedAt}.${sign(textOf(subject, issuedAt), SIGNATURE_LENGTH)}`
}

const DAY_MS = 86_400_000

/**
 * Issues a token that is the same for a whole UTC day, so that a page can be cached for that long.
 */
export const issueDailyFormToken = (subject: string, now = Date.now()): string =>
  issueFormToken(subject, now - (now % DAY_MS))

/**
 * Returns the age in milliseconds; null when the token is malformed or its signature is not ours
 * for this form.
 */
export function ageOfFormToken(token: string, subject: string, now = Date.now()): number | null {
  const [, issuedAt, signature] = TOKEN.exec(token) ?? []
  if (!issuedAt || !signature) return null
  if (!isSigned(textOf(subject, issuedAt), signature, SIGNATURE_LENGTH)) return null
  // Never negative, although the clocks of several machines differ slightly.
  return Math.max(0, now - Number.parseInt(issuedAt, 36))
}
