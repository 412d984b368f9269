import 'server-only'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { AppError } from '../errors'

interface Span {
  start: number
  end: number
}

/** A single range of bytes; undefined when none is asked for, null when it cannot be given. */
export function parseRange(header: string | null, size: number): Span | null | undefined {
  const match = header?.match(/^bytes=(\d*)-(\d*)$/)
  // Several ranges or another unit: the whole file is a right answer (RFC 9110 §14.2).
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const [, from, to] = match
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end || start >= size ? null : { start, end }
}

/**
 * A file of the disk as an answer, with `ETag`, `Last-Modified`, 304, and `Range` (RFC 9110).
 * Throws `file.not_found` when it is not there.
 */
export async function answerFile(
  request: Request,
  file: string,
  headers: Record<string, string>,
): Promise<Response> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new AppError('file.not_found')
  const { size, mtime } = found
  const etag = `"${size.toString(36)}-${mtime.getTime().toString(36)}"`
  const all = { ...headers, etag, 'last-modified': mtime.toUTCString(), 'accept-ranges': 'bytes' }
  if (request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers: all })
  }
  const asked = request.headers.get('if-range') ?? etag
  const range = asked === etag ? parseRange(request.headers.get('range'), size) : undefined
  if (range === null) {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const length = { ...all, 'content-length': String(end - start + 1) }
  const partial = range && { ...length, 'content-range': `bytes ${start}-${end}/${size}` }
  const status = range ? 206 : 200
  if (request.method === 'HEAD') return new Response(null, { status, headers: partial ?? length })
  const body = Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream
  return new Response(body, { status, headers: partial ?? length })
}
