import type { IncomingMessage } from 'node:http'

const CLAIMS = [
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
]

/**
 * Makes X-Forwarded-* say the truth, and X-Forwarded-For one address. A visitor could otherwise
 * write any address there and pass the limits per address. Next fills in the ones left out.
 */
export function correctForwarded(request: IncomingMessage, isBehindProxy: boolean): void {
  const { headers, socket } = request
  // Each proxy adds the address it was called from at the end; only our own one can be believed.
  const added = isBehindProxy ? lastOf(headers['x-forwarded-for']) : undefined
  headers['x-forwarded-for'] = added || plainAddress(socket.remoteAddress)
  if (isBehindProxy) return
  for (const name of CLAIMS) delete headers[name]
}

function lastOf(forwardedFor: string | string[] | undefined): string | undefined {
  return [forwardedFor].flat().join(',').split(',').at(-1)?.trim()
}

/** IPv4 clients of a dual-stack socket show up as ::ffff:192.0.2.1. */
export function plainAddress(address = ''): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
