import 'server-only'
import { isIP } from 'node:net'
import { bridge } from './bridge/bridge'
import { networkList, PRIVATE } from './proxies'

/**
 * Addresses that the internet cannot reach, also those that providers share among their customers
 * (RFC 6598) and those of no network (RFC 1122).
 */
const isPrivate = networkList([...PRIVATE, '0.0.0.0/8', '100.64.0.0/10', '::/127'])

/**
 * Names that no public name server resolves (RFC 2606, 6761, 6762, 8375; `internal` is reserved by
 * ICANN).
 */
const PRIVATE_NAME =
  /(^|\.)(localhost|local|internal|lan|home|home\.arpa|test|invalid|example|onion)$/

/**
 * True for a name or address that can be reached from outside the local network; `host` may include
 * a port.
 */
export function isPublicHost(host: string): boolean {
  const address = URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$/g, '') ?? ''
  if (isIP(address)) return !isPrivate(address)
  const name = address.replace(/\.$/, '')
  return name.includes('.') && !PRIVATE_NAME.test(name)
}

/** Checks a request's host while PUBLIC_URL is not set; returns true for the first public one. */
export function noteHost(host: string | undefined): boolean {
  if (bridge.hasPublicVisitors || !host || !isPublicHost(host)) return false
  bridge.hasPublicVisitors = true
  return true
}
