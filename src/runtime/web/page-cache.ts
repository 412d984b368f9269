import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, pickEncoding } from './encoding'
import { isPreview } from './locks'
import { contentSecurityPolicy, type FrameSources, hashesOf } from './policy'

/** How old an answer may be. Far below the two seconds in which a change must be seen. */
const FRESH_MS = 500
/** Asks Next itself, past what is kept here. */
const PAST_CACHE = 'x-past-page-cache'
/** Nobody else may ask so: such an answer carries no policy. */
const PASS = randomUUID()

/** True for a request of this cache itself. */
export const isOfPageCache = ({ headers }: IncomingMessage): boolean => headers[PAST_CACHE] === PASS

const ENCODERS = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
} as const satisfies Record<Encoding, unknown>

interface Page {
  etag: string
  headers: [string, string][]
  body: Buffer
  /** Source expressions of the scripts that stand in it. */
  scripts: string[]
  /** Made once per content: Next would compress every answer anew. */
  encoded: Map<Encoding, Promise<Buffer>>
}

interface Kept {
  at: number
  /** Null when Next does not keep the page either. */
  page: Promise<Page | null>
}

/** Of the connection or of Next's own cache; the rest belongs to the page. */
const NOT_KEPT = /^(connection|keep-alive|transfer-encoding|content-length|date|x-nextjs-.*)$/

const bypasses = (request: IncomingMessage) =>
  request.method !== 'GET' ||
  request.headers.rsc !== undefined ||
  isOfPageCache(request) ||
  isPreview(request)

/**
 * Keeps the finished bytes of the public pages for half a second, compressed once. Next answers a page
 * from its cache too, but finds its way there and compresses it for each visitor.
 *
 * Resolves to false when the request is not for it.
 */
export function pageCache(
  origin: string,
  isPage: (path: string) => boolean,
  findSources: () => FrameSources | Promise<FrameSources>,
) {
  const kept = new Map<string, Kept>()

  async function read(path: string, before: Page | null): Promise<Page | null> {
    const reply = await fetch(origin + path, {
      headers: { [PAST_CACHE]: PASS, 'accept-encoding': 'identity' },
      redirect: 'manual',
    })
    const body = Buffer.from(await reply.arrayBuffer())
    const etag = reply.headers.get('etag')
    if (reply.status !== 200 || !etag || !reply.headers.has('x-nextjs-cache')) return null
    if (before?.etag === etag) return before
    const headers = [...reply.headers].filter(([name]) => !NOT_KEPT.test(name))
    return { etag, headers, body, scripts: hashesOf(body.toString()), encoded: new Map() }
  }

  async function find(path: string): Promise<Page | null> {
    const last = kept.get(path)
    if (last && performance.now() - last.at < FRESH_MS) return last.page
    const before = (await last?.page.catch(() => null)) ?? null
    const now = kept.get(path)
    // Somebody else has begun to read it meanwhile.
    if (now && now !== last) return now.page
    const page = read(path, before)
    kept.set(path, { at: performance.now(), page })
    return page
  }

  return async function answer(request: IncomingMessage, response: ServerResponse) {
    // Kept pages read their parameters in the browser.
    const [path = ''] = (request.url ?? '').split('?')
    if (bypasses(request) || !isPage(path)) return false
    const page = await find(path).catch(() => null)
    if (!page) return false
    for (const [name, value] of page.headers) response.setHeader(name, value)
    // Browsers and anything between ask each time; an unchanged page costs them no bytes.
    response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
    const policy = contentSecurityPolicy({ scripts: page.scripts, sources: await findSources() })
    response.setHeader('content-security-policy', policy)
    if (request.headers['if-none-match'] === page.etag) {
      response.writeHead(304).end()
      return true
    }
    const encoding = pickEncoding(request)
    let body = page.body
    if (encoding) {
      const made = page.encoded.get(encoding) ?? ENCODERS[encoding](page.body)
      page.encoded.set(encoding, made)
      body = await made
      response.setHeader('content-encoding', encoding)
    }
    response.setHeader('content-length', body.length)
    response.end(body)
    return true
  }
}
