import 'server-only'
import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip'

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

export function pickEncoding({ headers }: IncomingMessage): Encoding | null {
  const accepted = new Negotiator({ headers }).encodings(['br', 'gzip'])
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : null
}

export async function compressBytes(bytes: Buffer, encoding: Encoding | null): Promise<Buffer> {
  if (encoding === 'br') return promisify(brotliCompress)(bytes, BROTLI)
  return encoding === 'gzip' ? promisify(gzip)(bytes) : bytes
}
