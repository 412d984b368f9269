import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { onChange } from '@/lib/cache/changes'
import { WITH_STAMPS } from '@/lib/page-stamps'
import { SAME_FOR_ALL } from '@/lib/same-for-all'
import type { Body } from './compressed-around'
import { type Encoding, pickEncoding } from './encoding'
import type { KeptAddress } from './kept-addresses'
import { keptUntilStale } from './kept-until-stale'
import { lateScripts } from './late-scripts'
import { isPreview } from './locks'
import { contentSecurityPolicy, type FrameSources, hashesOf } from './policy'
import { type Encode, plainPage, stampedPage } from './stamped-page'

/** Asks Next itself, past what is kept here. */
const PAST_CACHE = 'x-past-page-cache'
/** Nobody else may ask so: such an answer carries no policy. */
const PASS = randomUUID()

/** True for a request of this cache itself. */
export const isOfPageCache = ({ headers }: IncomingMessage): boolean => headers[PAST_CACHE] === PASS

/** A visitor who asked for stamps would get a page that registers nobody. */
export function refuseStamps(request: IncomingMessage): void {
  if (!isOfPageCache(request)) delete request.headers[WITH_STAMPS]
}

interface Page {
  /** 404 where a page or a form would stand. */
  status: number
  headers: [string, string][]
  html: string
  /** Null: every answer is another one. */
  etag: string | null
  /** Source expressions of the scripts that stand in it. */
  scripts: string[]
  policy: { sources: FrameSources; text: string } | null
  encode: Encode
  /** Made once per content: Next would compress every answer anew. */
  bodies: Map<Encoding | null, Promise<Body>>
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
): Promise<{ encoding: Encoding | null; make: Body }> {
  const made = page.bodies.get(encoding) ?? page.encode(encoding)
  page.bodies.set(encoding, made)
  try {
    return { encoding, make: await made }
  } catch (error) {
    if (encoding === null) throw error
    return bodyOf(page, null)
  }
}

/**
 * Keeps the finished bytes of the public pages, compressed once (decision 008), and those of the forms
 * around what differs for every visitor (decision 021). Next answers a page from its cache too, but
 * finds its way there and compresses it for each visitor; a form, a page of editors and what is not
 * there it would make anew.
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
        ...(kept.isStamped && { [WITH_STAMPS]: '1' }),
      },
      redirect: 'manual',
    })
    const html = lateScripts(await reply.text())
    const { status } = reply
    const isFound = status === 200
    const isSame = reply.headers.has(SAME_FOR_ALL)
    const isStamped = kept.isStamped && isFound
    const isKept = isStamped || isSame || (isFound && reply.headers.has('x-nextjs-cache'))
    if (!isKept || (status !== 404 && !isFound)) return null
    if (before?.html === html && before.status === status) return before
    const encode = isStamped ? stampedPage(html) : plainPage(Buffer.from(html))
    if (!encode) return null
    // An ETag of the stamps would be one for every visitor's page.
    const etag = isFound && !isStamped ? etagOf(html) : null
    const headers = [...reply.headers].filter(
      ([name]) => name !== SAME_FOR_ALL && !NOT_KEPT.test(name),
    )
    const scripts = hashesOf(html)
    return { status, etag, headers, html, scripts, policy: null, encode, bodies: new Map() }
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
    const { encoding, make } = await bodyOf(page, pickEncoding(request))
    const body = make()
    response.statusCode = page.status
    if (encoding) response.setHeader('content-encoding', encoding)
    response.setHeader('content-length', body.length)
    response.end(body)
    return true
  }
  return Object.assign(answer, { size: pages.size })
}
