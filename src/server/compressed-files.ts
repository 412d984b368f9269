import 'server-only'
import { access, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pickEncoding } from './encoding'
import { PICTURE_SERVICE_PATH } from './picture-service'

export const COMPRESSED_SUFFIX = '.br'

/**
 * Content types of scripts and style sheets, by file extension. Other files are not compressed:
 * pictures and fonts already are.
 */
export const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.mjs': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

const OF_NEXT = '/_next/'
const PREFIX = `${OF_NEXT}static/`
/**
 * Browsers keep these files for a year without asking again, because a file's name contains a hash
 * of its content.
 */
const FOR_GOOD = 'public, max-age=31536000, immutable'

/** Returns the file's path within the folder; null for an address that no file can have. */
function nameOf(address: string): string | null {
  const name = address.slice(PREFIX.length)
  const isPlain = address.startsWith(PREFIX) && /^[\w~.-]+(\/[\w~.-]+)*$/.test(name)
  return isPlain && !name.split('/').includes('..') ? name : null
}

/**
 * Serves the copies of files that the build has compressed, because Next would compress them again
 * for each request, and to a larger size. Copies stay in memory once requested, so that open pages
 * of this build still work when a newer build has replaced the folder. Responds with 404 to
 * addresses below /_next/ that have no file, for which Next would render a page. Resolves to false
 * when it has not responded.
 */
export function compressedFiles(folder: string) {
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
