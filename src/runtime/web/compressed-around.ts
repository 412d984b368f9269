import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompressSync, constants, crc32, createBrotliCompress, deflateRaw } from 'node:zlib'

/** Makes the body of one answer. */
export type Body = () => Buffer

/** A text of which a short stretch differs from answer to answer. */
export interface Around {
  head: Buffer
  /** The stretch of one more answer. Always as long, and its last bytes are always the same. */
  fill: () => Buffer
  tail: Buffer
}

/** Brotli chooses how to read a byte by the two before it: so many of the stretch never differ. */
export const LAST = 2

export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

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

/** One gzip member, whose sum is counted anew for each answer. */
export async function gzipAround({ head, fill, tail }: Around): Promise<Body> {
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
export async function brotliAround({ head, fill, tail }: Around): Promise<Body> {
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
