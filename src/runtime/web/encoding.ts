import type { IncomingMessage } from 'node:http'

export type Encoding = 'br' | 'gzip'

/** The best that the client can read; null for neither. */
export function pickEncoding({ headers }: IncomingMessage): Encoding | null {
  const accepted = String(headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}
