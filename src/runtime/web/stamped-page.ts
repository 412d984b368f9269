import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliDecompressSync,
  constants,
  crc32,
  createBrotliCompress,
  deflateRaw,
  gzip,
} from 'node:zlib'
import { newIdempotencyKey } from '@/lib/idempotency-key'
import { findStamps } from '@/lib/page-stamps'
import { issueFormToken } from '@/lib/suspicion/form-token'
import type { Encoding } from './encoding'

/** Makes the body of one answer; the same one each time where a page has no stamps. */
export type Body = () => Buffer

/** A finished page, of which bodies are made in any encoding. Null: it is sent as it is. */
export type Encode = (encoding: Encoding | null) => Promise<Body>

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

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

/** What differs, with the bytes between key and token, and what is the same before and after. */
interface Cut {
  head: Buffer
  /** As this visitor gets it; always as long. */
  fill: () => Buffer
  tail: Buffer
}

/** Brotli chooses how to read a byte by the two before it: these two are the same in every answer. */
const LAST = 2

function cut(html: string): Cut | null {
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

const CRC_BYTES = 4
const SIZE_BYTES = 4
/** RFC 1952: deflate, no name, no time, from an unknown system. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])

/** The stretch in a block of its own that is stored as it is (RFC 1951 §3.2.4). */
function storedBlock(length: number): Buffer {
  const header = Buffer.alloc(5)
  header.writeUInt16LE(length, 1)
  header.writeUInt16LE(length ^ 0xffff, 3)
  return header
}

async function gzipAround({ head, fill, tail }: Cut): Promise<Body> {
  const deflate = promisify(deflateRaw) as (
    bytes: Buffer,
    options?: { finishFlush: number },
  ) => Promise<Buffer>
  const before = await deflate(head, { finishFlush: constants.Z_FULL_FLUSH })
  const after = await deflate(tail)
  const length = fill().length
  const front = Buffer.concat([GZIP_HEADER, before, storedBlock(length)])
  const sum = crc32(head)
  const trailer = Buffer.alloc(CRC_BYTES + SIZE_BYTES)
  trailer.writeUInt32LE(head.length + length + tail.length, CRC_BYTES)
  const frame = Buffer.concat([front, Buffer.alloc(length), after, trailer])
  return () => {
    const own = fill()
    const body = Buffer.from(frame)
    own.copy(body, front.length)
    body.writeUInt32LE(crc32(tail, crc32(own, sum)), body.length - trailer.length)
    return body
  }
}

/** One stream, in which `stretch` begins and ends a block. */
async function brotliWithBlock(head: Buffer, stretch: Buffer, tail: Buffer): Promise<Buffer> {
  const stream = createBrotliCompress(BROTLI)
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => stream.on('end', resolve).on('error', reject))
  const flush = () => new Promise<void>((resolve) => stream.flush(resolve))
  for (const bytes of [head, stretch]) {
    stream.write(bytes)
    await flush()
  }
  stream.end(tail)
  await ended
  return Buffer.concat(chunks)
}

const ATTEMPTS = 8

/**
 * What cannot be compressed, Brotli stores as it is (RFC 7932 §9.2): noise stands in for the stretch
 * and is written over in each answer. Proved with one of them before any leaves.
 */
async function brotliAround({ head, fill, tail }: Cut): Promise<Body> {
  const sample = fill()
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const noise = randomBytes(sample.length - LAST)
    const stretch = Buffer.concat([noise, sample.subarray(-LAST)])
    const frame = await brotliWithBlock(head, stretch, tail)
    const place = frame.indexOf(stretch)
    if (place < 0) continue
    const body = () => {
      const own = Buffer.from(frame)
      fill().copy(own, place)
      return own
    }
    const expected = Buffer.concat([head, sample, tail])
    const proof = Buffer.from(frame)
    sample.copy(proof, place)
    if (isStreamOf(proof, expected)) return body
  }
  throw new Error('The page could not be compressed around its stamps')
}

function isStreamOf(compressed: Buffer, expected: Buffer): boolean {
  try {
    return brotliDecompressSync(compressed).equals(expected)
  } catch {
    return false
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
