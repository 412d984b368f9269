import 'server-only'
import { isIPv6 } from 'node:net'

/**
 * The visitor's address for rate limits and the audit log. The web server (src/runtime/web.ts)
 * writes the header itself unless a trusted proxy does, so a visitor cannot choose it.
 */
export function clientAddress(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',')[0]?.trim() || 'unknown'
}

const IPV6_GROUPS = 8
const NETWORK_GROUPS = 4

/**
 * One visitor for rate limits: an IPv4 address, or the /64 network that an IPv6 connection owns.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = canonical
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const zeros = Array(IPV6_GROUPS - head.length - tail.length).fill('0')
  return `${[...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS).join(':')}::/64`
}
