import 'server-only'
import { isIPv6 } from 'node:net'

/**
 * Returns the visitor's IP address, or `unknown` without the header. The web server sets the header
 * (src/server/forwarded.ts), so visitors cannot choose it.
 */
export function clientAddress(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',')[0]?.trim() || 'unknown'
}

const IPV6_GROUPS = 8
const NETWORK_GROUPS = 4

/**
 * Returns the /64 network of an IPv6 address, because one internet connection gets a whole /64.
 * Returns any other address unchanged.
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
