import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { payloadSecret } from '../env'

/** 128 bits: enough for something that gains one so little. */
const SIGNATURE_LENGTH = 22

const sign = (subject: string, issued: string) =>
  createHmac('sha256', payloadSecret())
    .update(`form-token|${subject}|${issued}`)
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH)

/**
 * Says that a page of ours with this form was asked for, and when. Nothing is stored for it; the
 * same for every visitor of a kept page.
 * @param subject which form, as `form:12`
 */
export function issueFormToken(subject: string, now = Date.now()): string {
  const issued = now.toString(36)
  return `${issued}.${sign(subject, issued)}`
}

/** How long ago it was issued, in milliseconds; null when it is not one of ours for this form. */
export function ageOfFormToken(token: string, subject: string, now = Date.now()): number | null {
  const [, issued, signature] = /^([a-z0-9]{1,10})\.([\w-]{22})$/.exec(token) ?? []
  if (!issued || !signature) return null
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(subject, issued)))
  // Clocks of several machines may differ a little.
  return isOurs ? Math.max(0, now - Number.parseInt(issued, 36)) : null
}
