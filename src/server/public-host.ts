import 'server-only'
import { isIP } from 'node:net'
import { bridge } from './bridge/bridge'
import { networkMatcher, PRIVATE_NETWORKS } from './proxies'

/**
 * True for an IP address that is not public: one in `PRIVATE_NETWORKS`, one that a provider's
 * customers share (100.64.0.0/10), or an unspecified one (0.0.0.0, `::`).
 */
const isPrivate = networkMatcher([...PRIVATE_NETWORKS, '0.0.0.0/8', '100.64.0.0/10', '::/127'])

/**
 * Names that public DNS never resolves: reserved ones, and `lan` and `home`, which local networks
 * use.
 */
const PRIVATE_NAME =
  /(^|\.)(localhost|local|internal|lan|home|home\.arpa|test|invalid|example|onion)$/

/**
 * True for a public IP address, or a name that public DNS can resolve. `host` may include a port.
 */
export function isPublicHost(host: string): boolean {
  const address = URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$/g, '') ?? ''
  if (isIP(address)) return !isPrivate(address)
  const name = address.replace(/\.$/, '')
  return name.includes('.') && !PRIVATE_NAME.test(name)
}

/**
 * Remembers that visitors use a public host. Returns true only for the first public host in this
 * process. Call it while PUBLIC_URL is not set.
 */
export function notePublicHost(host: string | undefined): boolean {
  if (bridge.hasPublicVisitors || !host || !isPublicHost(host)) return false
  bridge.hasPublicVisitors = true
  return true
}
