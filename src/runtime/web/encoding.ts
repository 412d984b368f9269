import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** The best that the client can read; null for neither. */
export function pickEncoding({ headers }: IncomingMessage): Encoding | null {
  const accepted = String(headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}

export async function encode(bytes: Buffer, encoding: Encoding | null): Promise<Buffer> {
  if (encoding === 'br') return promisify(brotliCompress)(bytes, BROTLI)
  return encoding === 'gzip' ? promisify(gzip)(bytes) : bytes
}
