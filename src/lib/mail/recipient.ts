import 'server-only'
import { domainToASCII } from 'node:url'
import { normalizeUnicode } from '../text'

/** Mail services that ignore dots in the part before the @. */
const WITHOUT_STOPS = new Set(['gmail.com', 'googlemail.com'])

/** Comments and quotes may be part of an address without changing the mailbox (RFC 5322). */
const COMMENT = /\([^()]*\)/g
const QUOTED = /\\(.)|["<>\\]/gs

function withoutComments(address: string): string {
  const shorter = address.replace(COMMENT, '')
  return shorter === address ? address : withoutComments(shorter)
}

/** Returns `victim` for each of `"v\ictim"`, `<victim` and `victim+tag`. */
function nameOf(local: string): string {
  const name = local.replace(QUOTED, '$1')
  const plus = name.indexOf('+', 1)
  return plus === -1 ? name : name.slice(0, plus)
}

/**
 * Returns the mailbox in one spelling, for counting and comparing, not for sending. Removes case,
 * tags, quotes, comments and, for Gmail, dots.
 */
export function canonicalMailbox(address: string): string {
  const plain = withoutComments(normalizeUnicode(address, 'NFKC').trim().toLowerCase())
  const at = plain.lastIndexOf('@')
  const name = nameOf(plain.slice(0, at))
  const host = plain.slice(at + 1).replace(/(?<!\.)\.+$|[<>]/g, '')
  const domain = domainToASCII(host) || host
  if (!WITHOUT_STOPS.has(domain)) return `${name}@${domain}`
  return `${name.replaceAll('.', '')}@gmail.com`
}
