import type { IncomingMessage } from 'node:http'
import { FROM_THIS_MACHINE } from '@/lib/http/this-machine'

const CLAIMS = [
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
]

/** What proxies and the services in front of them add. */
const OF_A_PROXY =
  /^(forwarded|x-forwarded(-.+)?|x-original-forwarded-for|x-real-ip|via|(true|x|x-cluster|fastly)-client-ip|cf-.+|x-envoy-.+)$/

/** True when something between the visitor and us has left its mark. */
export const isForwarded = ({ headers }: IncomingMessage): boolean =>
  Object.keys(headers).some((name) => OF_A_PROXY.test(name))

const LOOPBACK = /^(127\.|::1$)/
/** A page of elsewhere can point its own name at this machine. */
const OWN_NAME = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i

const isFromHere = (request: IncomingMessage): boolean =>
  LOOPBACK.test(plainAddress(request.socket.remoteAddress)) &&
  OWN_NAME.test(request.headers.host ?? '') &&
  !isForwarded(request)

/**
 * Makes X-Forwarded-* say the truth, and X-Forwarded-For one address. A visitor could otherwise
 * write any address there and pass the limits per address. Next fills in the ones left out.
 */
export function correctForwarded(request: IncomingMessage, isBehindProxy: boolean): void {
  const { headers, socket } = request
  delete headers[FROM_THIS_MACHINE]
  if (isFromHere(request)) headers[FROM_THIS_MACHINE] = '1'
  // Each proxy adds the address it was called from at the end; only our own one can be believed.
  const added = isBehindProxy ? lastOf(headers['x-forwarded-for']) : undefined
  headers['x-forwarded-for'] = added || plainAddress(socket.remoteAddress)
  if (isBehindProxy) return
  for (const name of CLAIMS) delete headers[name]
}

/** The host a visitor asked for; behind a declared proxy what that says. */
export function hostOf({ headers }: IncomingMessage, isBehindProxy: boolean): string | undefined {
  const forwarded = isBehindProxy ? [headers['x-forwarded-host']].flat()[0] : undefined
  return forwarded?.split(',')[0]?.trim() || headers.host
}

function lastOf(forwardedFor: string | string[] | undefined): string | undefined {
  return [forwardedFor].flat().join(',').split(',').at(-1)?.trim()
}

/** IPv4 clients of a dual-stack socket show up as ::ffff:192.0.2.1. */
export function plainAddress(address = ''): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
