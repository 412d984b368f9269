import 'server-only'
import { domainToASCII } from 'node:url'

/** Services that read their names without full stops. */
const WITHOUT_STOPS = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox behind an address, however it is written: without case, without what follows a plus
 * sign, for Gmail without full stops. For counting only; mail goes to the address as it was given.
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
