import 'server-only'
import { domainToASCII } from 'node:url'

/** Services that ignore dots in the part before the @. */
const WITHOUT_STOPS = new Set(['gmail.com', 'googlemail.com'])

/**
 * The canonical form of an address: lower case, without a plus suffix, for Gmail without dots. For
 * counting only; mail is sent to the address as given.
 */
export function recipientOf(address: string): string {
  const plain = address.normalize('NFKC').trim().toLowerCase()
  const at = plain.lastIndexOf('@')
  const name = plain
    .slice(0, at)
    .replace(/^"(.*)"$/, '$1')
    .replace(/(?!^)\+.*$/, '')
  const host = plain.slice(at + 1).replace(/\.$/, '')
  const domain = domainToASCII(host) || host
  if (!WITHOUT_STOPS.has(domain)) return `${name}@${domain}`
  return `${name.replaceAll('.', '')}@gmail.com`
}
