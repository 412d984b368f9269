import 'server-only'
import { access, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pickEncoding } from './encoding'
import { PICTURE_SERVICE_PATH } from './picture-service'

export const COMPRESSED_SUFFIX = '.br'

/**
 * The content types of the files that the build compresses, by file extension. Pictures and fonts
 * are left out, because they are compressed already.
 */
export const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.mjs': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

const OF_NEXT = '/_next/'
const PREFIX = `${OF_NEXT}static/`
/**
 * The `Cache-Control` header. Browsers may keep a file for a year, because its address changes with
 * its content.
 */
const FOR_GOOD = 'public, max-age=31536000, immutable'

function nameOf(address: string): string | null {
  const name = address.slice(PREFIX.length)
  const isPlain = address.startsWith(PREFIX) && /^[\w~.-]+(\/[\w~.-]+)*$/.test(name)
  return isPlain && !name.split('/').includes('..') ? name : null
}

/**
 * Returns a request handler for the files that the build has compressed, because Next would
 * compress them again for each request. The handler resolves to false when it has not responded.
 */
export function compressedFilesHandler(folder: string) {
  // Kept in memory, because pages that are already open need these files after a newer build has
  // replaced the folder.
  const kept = new Map<string, Buffer>()

  async function read(name: string): Promise<Buffer | null> {
    const before = kept.get(name)
    if (before) return before
    const bytes = await readFile(path.join(folder, name + COMPRESSED_SUFFIX)).catch(() => null)
    if (bytes) kept.set(name, bytes)
    return bytes
  }

  const exists = (name: string) =>
    access(path.join(folder, name)).then(
      () => true,
      () => false,
    )

  return async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method, url = '', headers } = request
    const [address = ''] = url.split('?')
    if (!address.startsWith(OF_NEXT) || address === PICTURE_SERVICE_PATH) return false
    const name = nameOf(address)
    const type = name && TEXT_TYPES[path.extname(name)]
    const isWhole = method === 'GET' && !headers.range && pickEncoding(request) === 'br'
    const bytes = type && isWhole ? await read(name) : null
    if (!bytes) {
      if (name && (await exists(name))) return false
      response.writeHead(404, { 'Cache-Control': 'no-store', 'Content-Length': '0' }).end()
      return true
    }
    response.writeHead(200, {
      'Content-Type': type ?? undefined,
      'Content-Encoding': 'br',
      'Content-Length': bytes.length,
      'Cache-Control': FOR_GOOD,
      Vary: 'Accept-Encoding',
    })
    response.end(bytes)
    return true
  }
}
