import 'server-only'
import type { IncomingMessage } from 'node:http'
import { FROM_THIS_MACHINE_HEADER } from '@/lib/http/this-machine'

const CLAIMS = [
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
]

const OF_A_PROXY =
  /^(forwarded|x-forwarded(-.+)?|x-original-forwarded-for|x-real-ip|via|(true|x|x-cluster|fastly)-client-ip|cf-.+|x-envoy-.+)$/

export const isForwarded = ({ headers }: IncomingMessage): boolean =>
  Object.keys(headers).some((name) => OF_A_PROXY.test(name))

const LOOPBACK = /^(127\.|::1$)/
/**
 * A Host header that names this machine. It is checked, because a foreign site could point its
 * domain at 127.0.0.1 and send requests through the operator's browser.
 */
const OWN_NAME = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i

const isFromHere = (request: IncomingMessage): boolean =>
  LOOPBACK.test(plainIpAddress(request.socket.remoteAddress)) &&
  OWN_NAME.test(request.headers.host ?? '') &&
  !isForwarded(request)

/**
 * Corrects or removes the headers in which a visitor could lie about the connection.
 * X-Forwarded-For becomes a single IP address, because the limits per network count by this
 * address.
 */
export function correctForwardedHeaders(request: IncomingMessage, isFromProxy: boolean): void {
  const { headers, socket } = request
  delete headers[FROM_THIS_MACHINE_HEADER]
  if (isFromHere(request)) headers[FROM_THIS_MACHINE_HEADER] = '1'
  // A trusted proxy has added the last entry. The visitor may have invented the others.
  const added = isFromProxy ? lastOf(headers['x-forwarded-for']) : undefined
  headers['x-forwarded-for'] = plainIpAddress(added || socket.remoteAddress)
  if (isFromProxy) return
  for (const name of CLAIMS) delete headers[name]
}

export function hostOf({ headers }: IncomingMessage, isFromProxy: boolean): string | undefined {
  const forwarded = isFromProxy ? [headers['x-forwarded-host']].flat()[0] : undefined
  return forwarded?.split(',')[0]?.trim() || headers.host
}

function lastOf(forwardedFor: string | string[] | undefined): string | undefined {
  return [forwardedFor].flat().join(',').split(',').at(-1)?.trim()
}

/**
 * Matches an IP address with a port, as some proxies send it: `192.0.2.1:5555`,
 * `[2001:db8::1]:5555`.
 */
const WITH_PORT = /^(?:\[([\da-f:.%]+)\](?::\d+)?|([\d.]+):\d+)$/i

/**
 * Removes the port, and the prefix `::ffff:` that an IPv6 socket gives to IPv4 addresses. With the
 * prefix, all IPv4 addresses would count as one network.
 */
export function plainIpAddress(address = ''): string {
  return address.replace(WITH_PORT, '$1$2').replace(/^::ffff:(?=\d+\.)/i, '')
}
