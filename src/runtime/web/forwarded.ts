import type { IncomingMessage } from 'node:http'

const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port']

/**
 * Makes X-Forwarded-* say the truth. A visitor could otherwise write any address there and pass
 * the limits per address. Next fills in the ones that are left out.
 */
export function correctForwarded(request: IncomingMessage): void {
  for (const name of ['forwarded', 'x-real-ip', ...FORWARDED]) delete request.headers[name]
  request.headers['x-forwarded-for'] = plainAddress(request.socket.remoteAddress)
}

/** IPv4 clients of a dual-stack socket show up as ::ffff:192.0.2.1. */
export function plainAddress(address = ''): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
