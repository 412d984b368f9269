import 'server-only'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { SECURITY_HEADERS } from '@/lib/http/security-headers.mjs'
import { pickEncoding } from './encoding'

export const COMPRESSED = '.br'

/**
 * Content types of the text files that browsers load, by extension; pictures and fonts are
 * compressed already.
 */
export const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.mjs': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

const PREFIX = '/_next/static/'
/** Cached forever, because file names contain a hash of the content. */
const FOR_GOOD = 'public, max-age=31536000, immutable'

/** Returns the name of a script or style within the folder; null for any other URL. */
function nameOf(url: string): string | null {
  const [address = ''] = url.split('?')
  const name = address.slice(PREFIX.length)
  const isPlain = address.startsWith(PREFIX) && /^[\w~.-]+(\/[\w~.-]+)*$/.test(name)
  if (!isPlain || name.split('/').includes('..')) return null
  return path.extname(name) in TEXT_TYPES ? name : null
}

/**
 * Serves the copies that the build has compressed, because Next would compress again for each
 * request, and less. They are kept in memory, so that open pages of this build still work when the
 * folder has a newer one. Resolves to false when the request is for something else.
 */
export function compressedFiles(folder: string) {
  const kept = new Map<string, Buffer>()

  async function read(name: string): Promise<Buffer | null> {
    const before = kept.get(name)
    if (before) return before
    const bytes = await readFile(path.join(folder, name + COMPRESSED)).catch(() => null)
    if (bytes) kept.set(name, bytes)
    return bytes
  }

  return async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method, url = '', headers } = request
    const name = nameOf(url)
    if (!name || method !== 'GET' || headers.range || pickEncoding(request) !== 'br') return false
    const bytes = await read(name)
    if (!bytes) return false
    response.writeHead(200, {
      ...SECURITY_HEADERS,
      'Content-Type': TEXT_TYPES[path.extname(name)],
      'Content-Encoding': 'br',
      'Content-Length': bytes.length,
      'Cache-Control': FOR_GOOD,
      Vary: 'Accept-Encoding',
    })
    response.end(bytes)
    return true
  }
}
