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

/** Headers that proxies and the services in front of them add. */
const OF_A_PROXY =
  /^(forwarded|x-forwarded(-.+)?|x-original-forwarded-for|x-real-ip|via|(true|x|x-cluster|fastly)-client-ip|cf-.+|x-envoy-.+)$/

/** True when the request has a proxy's header. */
export const isForwarded = ({ headers }: IncomingMessage): boolean =>
  Object.keys(headers).some((name) => OF_A_PROXY.test(name))

const LOOPBACK = /^(127\.|::1$)/
/** Only these names are trusted: another site could point its own domain at 127.0.0.1. */
const OWN_NAME = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i

const isFromHere = (request: IncomingMessage): boolean =>
  LOOPBACK.test(plainAddress(request.socket.remoteAddress)) &&
  OWN_NAME.test(request.headers.host ?? '') &&
  !isForwarded(request)

/**
 * Corrects X-Forwarded-* and reduces X-Forwarded-For to one address. A visitor could otherwise send
 * any address and bypass the limits per address. Next fills in the missing headers.
 */
export function correctForwarded(request: IncomingMessage, isFromProxy: boolean): void {
  const { headers, socket } = request
  delete headers[FROM_THIS_MACHINE]
  if (isFromHere(request)) headers[FROM_THIS_MACHINE] = '1'
  // Each proxy appends the address it was called from; only the last entry, of our own proxy, can
  // be trusted.
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
 * Returns an address without its port, and IPv4 always in its short form: on a dual-stack socket,
 * ours or a proxy's, IPv4 clients appear as ::ffff:192.0.2.1 and would all count as one network.
 */
export function plainAddress(address = ''): string {
  return address.replace(WITH_PORT, '$1$2').replace(/^::ffff:(?=\d+\.)/i, '')
}
