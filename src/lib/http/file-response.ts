import 'server-only'
import { Readable } from 'node:stream'
import { AppError } from '../errors'
import type { ByteRange, FileStore } from '../storage/file-store'

/**
 * Parses a `Range` header. Returns undefined when the whole file is to be sent, and null when the
 * file has no byte in the range.
 */
export function parseRange(header: string | null, size: number): ByteRange | null | undefined {
  const match = header?.match(/^bytes=(\d*)-(\d*)$/)
  // For several ranges or another unit the whole file is a valid response (RFC 9110 §14.2).
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const [, from, to] = match
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end || start >= size ? null : { start, end }
}

/** Sends a file, with `ETag`, 304 and `Range` (RFC 9110). Throws `file.not_found`. */
export async function fileResponse(
  request: Request,
  files: Pick<FileStore, 'stat' | 'open'>,
  name: string,
  headers: Record<string, string>,
): Promise<Response> {
  const found = await files.stat(name)
  if (!found) throw new AppError('file.not_found')
  const { size, changedAt } = found
  const etag = `"${size.toString(36)}-${changedAt.getTime().toString(36)}"`
  const modified = changedAt.toUTCString()
  const all = { ...headers, etag, 'last-modified': modified, 'accept-ranges': 'bytes' }
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
  const bytes = await files.open(name, range)
  if (!bytes) throw new AppError('file.not_found')
  const body = Readable.toWeb(bytes) as ReadableStream
  return new Response(body, { status, headers: partial ?? length })
}
