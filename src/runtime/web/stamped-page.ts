import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { newIdempotencyKey } from '@/lib/idempotency-key'
import { findStamps } from '@/lib/page-stamps'
import { issueFormToken } from '@/lib/suspicion/form-token'
import { type Around, type Body, BROTLI, brotliAround, gzipAround, LAST } from './compressed-around'
import type { Encoding } from './encoding'

/** A finished page, of which bodies are made in any encoding. Null: it is sent as it is. */
export type Encode = (encoding: Encoding | null) => Promise<Body>

const ENCODERS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body: Buffer) => promisify(gzip)(body),
} as const satisfies Record<Encoding, unknown>

/** A page that is the same for everybody. */
export const plainPage =
  (html: Buffer): Encode =>
  async (encoding) => {
    const body = encoding ? await ENCODERS[encoding](html) : html
    return () => body
  }

function cut(html: string): Around | null {
  const stamps = findStamps(html)
  if (!stamps) return null
  const { key, token, subject } = stamps
  const between = html.slice(key[1], token[0])
  const last = html.slice(token[1], token[1] + LAST)
  return {
    head: Buffer.from(html.slice(0, key[0])),
    fill: () => Buffer.from(newIdempotencyKey() + between + issueFormToken(subject) + last),
    tail: Buffer.from(html.slice(token[1] + LAST)),
  }
}

/**
 * A page of a form, in which each answer gets a key and a token of its own. Compressed once around
 * them. Null when its stamps are not where they belong.
 */
export function stampedPage(html: string): Encode | null {
  const parts = cut(html)
  if (!parts) return null
  const { head, fill, tail } = parts
  return async (encoding) => {
    if (encoding === 'br') return brotliAround(parts)
    if (encoding === 'gzip') return gzipAround(parts)
    return () => Buffer.concat([head, fill(), tail])
  }
}
