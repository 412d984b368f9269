import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { SECURITY_HEADERS } from '@/lib/security-headers.mjs'
import { COMPRESSED } from '../build/compress'

const PREFIX = '/_next/static/'
const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.mjs': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}
/** A name carries the hash of what it stands for. */
const FOR_GOOD = 'public, max-age=31536000, immutable'

/** The file under `folder` that an address means; null for anything but a script or a style. */
function fileOf(url: string, folder: string): string | null {
  const [address = ''] = url.split('?')
  const name = address.slice(PREFIX.length)
  const isPlain = address.startsWith(PREFIX) && /^[\w~.-]+(\/[\w~.-]+)*$/.test(name)
  if (!isPlain || name.split('/').includes('..') || !TYPES[path.extname(name)]) return null
  return path.join(folder, name + COMPRESSED)
}

/**
 * Answers with the copies that the build has compressed; Next would compress less, each time.
 * They stay in memory, so that a page of this build works on when the folder holds a newer one.
 *
 * Resolves to false when the request is not for it.
 */
export function compressedFiles(folder: string) {
  const kept = new Map<string, Buffer>()

  async function read(file: string): Promise<Buffer | null> {
    const before = kept.get(file)
    if (before) return before
    const bytes = await readFile(file).catch(() => null)
    if (bytes) kept.set(file, bytes)
    return bytes
  }

  return async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method, url = '', headers: asked } = request
    const file = fileOf(url, folder)
    if (!file || method !== 'GET' || asked.range) return false
    if (!/\bbr\b/.test(String(asked['accept-encoding'] ?? ''))) return false
    const bytes = await read(file)
    if (!bytes) return false
    response.writeHead(200, {
      ...SECURITY_HEADERS,
      'Content-Type': TYPES[path.extname(file.slice(0, -COMPRESSED.length))],
      'Content-Encoding': 'br',
      'Content-Length': bytes.length,
      'Cache-Control': FOR_GOOD,
      Vary: 'Accept-Encoding',
    })
    response.end(bytes)
    return true
  }
}
