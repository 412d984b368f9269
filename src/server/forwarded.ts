import 'server-only'
import type { IncomingMessage } from 'node:http'
import { FROM_THIS_MACHINE } from '@/lib/http/this-machine'

const CLAIMS = [
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
]

/** Headers that proxies, and services such as Cloudflare, add to a request. */
const OF_A_PROXY =
  /^(forwarded|x-forwarded(-.+)?|x-original-forwarded-for|x-real-ip|via|(true|x|x-cluster|fastly)-client-ip|cf-.+|x-envoy-.+)$/

/** True when the request has a proxy's header. */
export const isForwarded = ({ headers }: IncomingMessage): boolean =>
  Object.keys(headers).some((name) => OF_A_PROXY.test(name))

const LOOPBACK = /^(127\.|::1$)/
/**
 * Only these host names count as this machine. Otherwise another site could point its own domain at
 * 127.0.0.1 and send requests from the operator's browser.
 */
const OWN_NAME = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i

const isFromHere = (request: IncomingMessage): boolean =>
  LOOPBACK.test(plainAddress(request.socket.remoteAddress)) &&
  OWN_NAME.test(request.headers.host ?? '') &&
  !isForwarded(request)

/**
 * Corrects the headers that a visitor could use to lie about the connection. X-Forwarded-For
 * becomes one trusted address; otherwise a visitor could send any address and bypass the limits per
 * address. The other headers are removed unless a declared proxy has sent them; Next fills in what
 * is missing. Sets the header by which `isFromThisMachine` works.
 */
export function correctForwarded(request: IncomingMessage, isFromProxy: boolean): void {
  const { headers, socket } = request
  delete headers[FROM_THIS_MACHINE]
  if (isFromHere(request)) headers[FROM_THIS_MACHINE] = '1'
  // Each proxy appends the address that it was called from. Only the last entry can be trusted,
  // because our own proxy has added it.
  const added = isFromProxy ? lastOf(headers['x-forwarded-for']) : undefined
  headers['x-forwarded-for'] = plainAddress(added || socket.remoteAddress)
  if (isFromProxy) return
  for (const name of CLAIMS) delete headers[name]
}

/**
 * Returns the host that the visitor requested; from a declared proxy, the one the proxy reports.
 */
export function hostOf({ headers }: IncomingMessage, isFromProxy: boolean): string | undefined {
  const forwarded = isFromProxy ? [headers['x-forwarded-host']].flat()[0] : undefined
  return forwarded?.split(',')[0]?.trim() || headers.host
}

function lastOf(forwardedFor: string | string[] | undefined): string | undefined {
  return [forwardedFor].flat().join(',').split(',').at(-1)?.trim()
}

/** An address with a port, which some proxies add: `192.0.2.1:5555`, `[2001:db8::1]:5555`. */
const WITH_PORT = /^(?:\[([\da-f:.%]+)\](?::\d+)?|([\d.]+):\d+)$/i

/**
 * Returns an address without its port, and IPv4 in its short form. On a socket for both IPv4
 * and IPv6, ours or a proxy's, IPv4 clients appear as ::ffff:192.0.2.1 and would all count as one
 * network.
 */
export function plainAddress(address = ''): string {
  return address.replace(WITH_PORT, '$1$2').replace(/^::ffff:(?=\d+\.)/i, '')
}
