import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { KEPT_PAGES, VALID_UNTIL_HEADER } from '@/lib/kept-pages'
import type { FrameSources } from './bridge/bridge'
import { deferScripts } from './defer-scripts'
import { compressBytes, type Encoding, pickEncoding } from './encoding'
import type { KeptAddress } from './kept-addresses'
import { hasDraftModeCookie } from './locks'
import { contentSecurityPolicy, inlineScriptHashes } from './policy'
import { type Lifetime, staleWhileRevalidateCache } from './stale-while-revalidate-cache'

/** The header that marks this cache's own requests to Next. */
const PAST_CACHE = 'x-past-page-cache'
/**
 * The value of the header `PAST_CACHE`. A visitor who knew it would get a page without a
 * Content-Security-Policy.
 */
const PASS = randomUUID()

export const isPageCacheRequest = ({ headers }: IncomingMessage): boolean =>
  headers[PAST_CACHE] === PASS

interface Page {
  status: number
  /** When the page becomes outdated, in milliseconds since 1970; null when it never does. */
  until: number | null
  headers: [string, string][]
  html: string
  /**
   * The header `ETag`. Null for a not-found page, and for a form, because each visit needs a recent
   * form token.
   */
  etag: string | null
  /** CSP source expressions of the inline scripts. */
  scripts: string[]
  policy: { sources: FrameSources; text: string } | null
  /**
   * The bytes of the page in each encoding. They are compressed once, while Next would compress
   * them for each request.
   */
  bodies: Map<Encoding | null, Promise<Buffer>>
}

/**
 * Headers that are not cached: they belong to the connection, to one request, or to Next itself.
 */
const NOT_KEPT =
  /^(connection|keep-alive|transfer-encoding|content-length|date|etag|x-request-id|x-nextjs-.*)$/

const etagOf = (html: string) => `"${createHash('sha256').update(html).digest('base64url')}"`

const bypasses = (request: IncomingMessage) =>
  (request.method !== 'GET' && request.method !== 'HEAD') ||
  request.headers.rsc !== undefined ||
  isPageCacheRequest(request) ||
  hasDraftModeCookie(request)

function policyOf(page: Page, sources: FrameSources): string {
  if (page.policy?.sources !== sources) {
    const text = contentSecurityPolicy({ scripts: page.scripts, sources })
    page.policy = { sources, text }
  }
  return page.policy.text
}

async function bodyOf(
  page: Page,
  encoding: Encoding | null,
): Promise<{ encoding: Encoding | null; body: Buffer }> {
  const made = page.bodies.get(encoding) ?? compressBytes(Buffer.from(page.html), encoding)
  page.bodies.set(encoding, made)
  try {
    return { encoding, body: await made }
  } catch (error) {
    if (encoding === null) throw error
    return bodyOf(page, null)
  }
}

/** Forms are rendered again more often, because they may have closed or be full. */
const OF_A_FORM: Lifetime = { freshMs: 750, staleMs: 1_000 }
const OF_A_PAGE: Lifetime = { freshMs: 30_000, staleMs: 60_000 }

/**
 * Returns a request handler that caches the finished bytes of public pages (decision 038). The
 * handler resolves to false when Next must respond.
 */
export function pageCacheHandler(
  origin: () => string,
  findKept: (url: string) => KeptAddress | null,
  findSources: () => FrameSources | Promise<FrameSources>,
  refuse: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>,
) {
  async function render(kept: KeptAddress, before: Page | null): Promise<Page | null> {
    const reply = await fetch(origin() + kept.address, {
      headers: { [PAST_CACHE]: PASS, 'accept-encoding': 'identity' },
      redirect: 'manual',
    })
    const html = deferScripts(await reply.text())
    const { status } = reply
    if (status >= 500) throw new Error(`${kept.address}: ${status}`)
    if (status !== 200 && status !== 404) return null
    const until = Number(reply.headers.get(VALID_UNTIL_HEADER)) || null
    if (before?.html === html && before.status === status) return { ...before, until }
    const etag = status === 200 && !kept.isForm ? etagOf(html) : null
    const headers = [...reply.headers].filter(
      ([name]) => name !== VALID_UNTIL_HEADER && !NOT_KEPT.test(name),
    )
    const scripts = inlineScriptHashes(html)
    return { status, until, etag, headers, html, scripts, policy: null, bodies: new Map() }
  }

  const pages = staleWhileRevalidateCache({
    make: render,
    nameOf: ({ address }: KeptAddress) => address,
    lifetimeOf: ({ isForm }) => (isForm ? OF_A_FORM : OF_A_PAGE),
    untilOf: ({ until }) => until,
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const kept = bypasses(request) ? null : findKept(request.url ?? '')
    const isNew = kept && !pages.has(kept) && !KEPT_PAGES.includes(kept.address)
    if (isNew && (await refuse(request, response))) return true
    const page = kept && (await pages.find(kept).catch(() => null))
    if (!page) return false
    for (const [name, value] of page.headers) response.setHeader(name, value)
    response.setHeader('content-security-policy', policyOf(page, await findSources()))
    if (page.etag) {
      // Browsers ask again each time, and get a 304 for an unchanged page.
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
  return Object.assign(answer, { size: pages.size, forget: pages.forget })
}
