import 'server-only'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { trustedProxyNetworks } from '@/lib/env'

/** The loopback, private and link-local networks, which `TRUST_PROXY=1` trusts. */
export const PRIVATE_NETWORKS = [
  ...['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16'],
  ...['::1', 'fc00::/7', 'fe80::/10'],
]

function addTo(list: BlockList, network: string): void {
  const [address = '', length, ...more] = network.split('/')
  const most = isIPv6(address) ? 128 : 32
  const bits = length === undefined ? most : Number(length)
  if (!isIP(address) || more.length > 0 || !/^\d*$/.test(length ?? '') || bits > most) {
    throw new Error(
      `TRUST_PROXY takes 1, or networks such as 10.0.0.0/8 with commas between; “${network}” is none.`,
    )
  }
  list.addSubnet(address, bits, isIPv6(address) ? 'ipv6' : 'ipv4')
}

export function networkMatcher(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks) addTo(list, network)
  return (address) => isIP(address) > 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/**
 * Returns a function that is true for the address of a trusted proxy. Throws when TRUST_PROXY is
 * neither `1` nor a list of networks.
 */
export const trustedProxyMatcher = (
  setting = trustedProxyNetworks(),
): ((address: string) => boolean) =>
  networkMatcher(setting === '1' ? PRIVATE_NETWORKS : setting.split(/[\s,]+/).filter(Boolean))
