import 'server-only'
import { BlockList, isIP } from 'node:net'
import { bridge } from './bridge'

/** The warning for operators, in the log and on the portal's start page. */
export const MISSING_ADDRESS =
  'The site is visited by a public name, but PUBLIC_URL is not set: links that are shared have no picture, and search engines are told no addresses. Set PUBLIC_URL to the address visitors use, such as https://example.org, and start again.'

/** Addresses of one machine or one local network (RFC 1918, 3927, 4193, 4291, 6598). */
const PRIVATE = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  PRIVATE.addSubnet(net, prefix, 'ipv4')
}
for (const [net, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  PRIVATE.addSubnet(net, prefix, 'ipv6')
}

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
  const { hostname } = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : { hostname: '' }
  const address = hostname.replace(/^\[|\]$/g, '')
  const version = isIP(address)
  if (version) return !PRIVATE.check(address, version === 4 ? 'ipv4' : 'ipv6')
  const name = address.replace(/\.$/, '')
  return name.includes('.') && !PRIVATE_NAME.test(name)
}

/** True when a request named a public host although PUBLIC_URL is not set. */
export const isAddressMissing = (): boolean => bridge.hasPublicVisitors

/** Checks a request's host while PUBLIC_URL is not set; returns true for the first public one. */
export function noteHost(host: string | undefined): boolean {
  if (isAddressMissing() || !host || !isPublicHost(host)) return false
  bridge.hasPublicVisitors = true
  return true
}
