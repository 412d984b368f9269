import 'server-only'
import { isSigned, sign } from '../signature'

/**
 * A form token shows that a registration comes from one of our pages, and how old that page is. It
 * is `time.signature`: the page's time in base 36, and an HMAC of form and time under the site's
 * secret. Nothing is stored for it, and all visitors of a cached page have the same one.
 */
const TOKEN = /^([a-z0-9]{1,10})\.([\w-]{22})$/

/** 22 base64url characters are 128 bits, which nobody can guess. */
const SIGNATURE_LENGTH = 22

const textOf = (subject: string, issuedAt: string) => `form-token|${subject}|${issuedAt}`

/** @param subject names the form, as `form:12` */
export function issueFormToken(subject: string, now = Date.now()): string {
  const issuedAt = now.toString(36)
  return `${issuedAt}.${sign(textOf(subject, issuedAt), SIGNATURE_LENGTH)}`
}

const DAY_MS = 86_400_000

/**
 * Returns the same token all day, so that a cached page stays unchanged and browsers need not load
 * it again.
 */
export const issueDailyFormToken = (subject: string, now = Date.now()): string =>
  issueFormToken(subject, now - (now % DAY_MS))

/** The token's age in milliseconds; null when its signature is not ours for this form. */
export function ageOfFormToken(token: string, subject: string, now = Date.now()): number | null {
  const [, issuedAt, signature] = TOKEN.exec(token) ?? []
  if (!issuedAt || !signature) return null
  if (!isSigned(textOf(subject, issuedAt), signature, SIGNATURE_LENGTH)) return null
  // Not below 0, which slightly different clocks of several machines could cause.
  return Math.max(0, now - Number.parseInt(issuedAt, 36))
}
