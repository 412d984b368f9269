import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { onChange } from '@/lib/cache/changes'
import { SAME_FOR_ALL } from '@/lib/same-for-all'
import { type Encoding, encode, pickEncoding } from './encoding'
import type { KeptAddress } from './kept-addresses'
import { keptUntilStale } from './kept-until-stale'
import { lateScripts } from './late-scripts'
import { isPreview } from './locks'
import { contentSecurityPolicy, type FrameSources, hashesOf } from './policy'

/** Asks Next itself, past what is kept here. */
const PAST_CACHE = 'x-past-page-cache'
/** Nobody else may ask so: such an answer carries no policy. */
const PASS = randomUUID()

/** True for a request of this cache itself. */
export const isOfPageCache = ({ headers }: IncomingMessage): boolean => headers[PAST_CACHE] === PASS

interface Page {
  /** 404 where a page or a form would stand. */
  status: number
  headers: [string, string][]
  html: string
  /** Null for a form: who comes back gets a new token. */
  etag: string | null
  /** Source expressions of the scripts that stand in it. */
  scripts: string[]
  policy: { sources: FrameSources; text: string } | null
  /** Compressed once per content: Next would compress for each request. */
  bodies: Map<Encoding | null, Promise<Buffer>>
}

/** Of the connection or of Next's own cache; the rest belongs to the page. */
const NOT_KEPT = /^(connection|keep-alive|transfer-encoding|content-length|date|etag|x-nextjs-.*)$/

const etagOf = (html: string) => `"${createHash('sha256').update(html).digest('base64url')}"`

const bypasses = (request: IncomingMessage) =>
  (request.method !== 'GET' && request.method !== 'HEAD') ||
  request.headers.rsc !== undefined ||
  isOfPageCache(request) ||
  isPreview(request)

function policyOf(page: Page, sources: FrameSources): string {
  if (page.policy?.sources !== sources) {
    const text = contentSecurityPolicy({ scripts: page.scripts, sources })
    page.policy = { sources, text }
  }
  return page.policy.text
}

/** In this encoding, or as it is where it cannot be encoded. */
async function bodyOf(
  page: Page,
  encoding: Encoding | null,
): Promise<{ encoding: Encoding | null; body: Buffer }> {
  const made = page.bodies.get(encoding) ?? encode(Buffer.from(page.html), encoding)
  page.bodies.set(encoding, made)
  try {
    return { encoding, body: await made }
  } catch (error) {
    if (encoding === null) throw error
    return bodyOf(page, null)
  }
}

/**
 * Keeps the finished bytes of the public pages, compressed once (decision 008). Next returns a page from
 * its cache too, but compresses it for each visitor; a form, a page of editors and what does not exist
 * it would render for each.
 *
 * Resolves to false when the request is not for it. `size` says how many are kept.
 */
export function pageCache(
  origin: () => string,
  findKept: (url: string) => KeptAddress | null,
  findSources: () => FrameSources | Promise<FrameSources>,
) {
  async function read(kept: KeptAddress, before: Page | null): Promise<Page | null> {
    const reply = await fetch(origin() + kept.address, {
      headers: {
        [PAST_CACHE]: PASS,
        'accept-encoding': 'identity',
      },
      redirect: 'manual',
    })
    const html = lateScripts(await reply.text())
    const { status } = reply
    const isFound = status === 200
    const isSame = reply.headers.has(SAME_FOR_ALL)
    const isKept =
      (kept.isForm && isFound) || isSame || (isFound && reply.headers.has('x-nextjs-cache'))
    if (!isKept || (status !== 404 && !isFound)) return null
    if (before?.html === html && before.status === status) return before
    const etag = isFound && !kept.isForm ? etagOf(html) : null
    const headers = [...reply.headers].filter(
      ([name]) => name !== SAME_FOR_ALL && !NOT_KEPT.test(name),
    )
    const scripts = hashesOf(html)
    return { status, etag, headers, html, scripts, policy: null, bodies: new Map() }
  }

  const pages = keptUntilStale(read, ({ address }: KeptAddress) => address)
  onChange(pages.forget)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const kept = bypasses(request) ? null : findKept(request.url ?? '')
    const page = kept && (await pages.find(kept).catch(() => null))
    if (!page) return false
    for (const [name, value] of page.headers) response.setHeader(name, value)
    response.setHeader('content-security-policy', policyOf(page, await findSources()))
    if (page.etag) {
      // Browsers and anything between ask each time; an unchanged page costs them no bytes.
      response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
      response.setHeader('etag', page.etag)
      if (request.headers['if-none-match'] === page.etag) {
        response.writeHead(304).end()
        return true
      }
    }
    const { encoding, body } = await bodyOf(page, pickEncoding(request))
    response.statusCode = page.status
    if (encoding) response.setHeader('content-encoding', encoding)
    response.setHeader('content-length', body.length)
    response.end(body)
    return true
  }
  return Object.assign(answer, { size: pages.size })
}
