import 'server-only'
import { linkOrigin } from '../env'
import { type OtherLanguage, withLanguageParameter } from '../languages'
import { paths } from '../paths'
import { isSigned, sign } from '../signature'

/** Days for which a registrant's link works (decision 070). */
const LINK_DAYS = 400
const DAY_MS = 86_400_000

const SIGNATURE_LENGTH = 22
const TOKEN = /^([A-Z0-9-]{9,16})\.([a-z0-9]{1,6})\.([a-z0-9]{1,5})\.([\w-]{22})$/

/** What the token of a registrant's link contains. The token itself is not stored. */
interface OwnLink {
  reference: string
  /** “Make a new link” increases it, so that earlier links stop working. */
  version: number
}

const subjectOf = (reference: string, version: string, day: string) =>
  `own-registration|${reference}|${version}|${day}`

/**
 * Makes a token that contains the reference instead of the row's id, because after an older backup
 * was restored another registration may have that id. `at` is in milliseconds.
 */
export function issueOwnLinkToken({ reference, version }: OwnLink, at: number): string {
  const [count, day] = [version, Math.floor(at / DAY_MS)].map((number) => number.toString(36))
  const signature = sign(subjectOf(reference, count ?? '', day ?? ''), SIGNATURE_LENGTH)
  return `${reference}.${count}.${day}.${signature}`
}

/**
 * Reads the token of a registrant's link. Returns null when the product did not issue the token.
 * The caller must compare `version` with the registration's.
 */
export function readOwnLinkToken(
  token: string,
  now: number,
): (OwnLink & { isOver: boolean }) | null {
  const [, reference, version, day, signature] = TOKEN.exec(token) ?? []
  if (!reference || !version || !day || !signature) return null
  if (!isSigned(subjectOf(reference, version, day), signature, SIGNATURE_LENGTH)) return null
  const endsAt = (Number.parseInt(day, 36) + LINK_DAYS) * DAY_MS
  return { reference, version: Number.parseInt(version, 36), isOver: now >= endsAt }
}

export const ownLinkUrl = (
  link: OwnLink,
  language: OtherLanguage | null,
  at = Date.now(),
): string => linkOrigin() + withLanguageParameter(paths.own(issueOwnLinkToken(link, at)), language)
