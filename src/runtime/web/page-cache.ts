import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { TRUE_UNTIL } from '@/lib/kept-pages'
import { type Encoding, encode, pickEncoding } from './encoding'
import type { KeptAddress } from './kept-addresses'
import { keptUntilStale, type Lifetime } from './kept-until-stale'
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
  /** From this moment on it is not true any more, in milliseconds since 1970. */
  until: number | null
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

/** Of the connection or of Next itself; the rest belongs to the page. */
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

/** Without a notice of a change: a form may have closed, so it is looked at more often. */
const OF_A_FORM: Lifetime = { freshMs: 750, staleMs: 1_000 }
const OF_A_PAGE: Lifetime = { freshMs: 30_000, staleMs: 60_000 }

/**
 * Keeps the finished bytes of the public pages, compressed once (decision 038): Next would render and
 * compress them for each visitor.
 *
 * Resolves to false when the request is not for it. `size` says how many are kept, `forget` drops all
 * of them.
 */
export function pageCache(
  origin: () => string,
  findKept: (url: string) => KeptAddress | null,
  findSources: () => FrameSources | Promise<FrameSources>,
) {
  async function render(kept: KeptAddress, before: Page | null): Promise<Page | null> {
    const reply = await fetch(origin() + kept.address, {
      headers: { [PAST_CACHE]: PASS, 'accept-encoding': 'identity' },
      redirect: 'manual',
    })
    const html = lateScripts(await reply.text())
    const { status } = reply
    if (status >= 500) throw new Error(`${kept.address}: ${status}`)
    if (status !== 200 && status !== 404) return null
    const until = Number(reply.headers.get(TRUE_UNTIL)) || null
    if (before?.html === html && before.status === status) return { ...before, until }
    const etag = status === 200 && !kept.isForm ? etagOf(html) : null
    const headers = [...reply.headers].filter(
      ([name]) => name !== TRUE_UNTIL && !NOT_KEPT.test(name),
    )
    const scripts = hashesOf(html)
    return { status, until, etag, headers, html, scripts, policy: null, bodies: new Map() }
  }

  const pages = keptUntilStale({
    make: render,
    nameOf: ({ address }: KeptAddress) => address,
    lifetimeOf: ({ isForm }) => (isForm ? OF_A_FORM : OF_A_PAGE),
    untilOf: ({ until }) => until,
  })

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
  return Object.assign(answer, { size: pages.size, forget: pages.forget })
}
