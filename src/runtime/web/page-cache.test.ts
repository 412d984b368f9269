import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announceChange } from '@/lib/cache/changes'
import { SAME_FOR_ALL } from '@/lib/same-for-all'
import { findKeptAddress } from './kept-addresses'
import { pageCache } from './page-cache'

let server: Server
let origin: string
/** What Next would answer, and how often it was asked. */
let content: string
let status: number
/** What is made at each request, and whether it says that everybody gets the same. */
let isMade: boolean
let isSame: boolean
let asked: IncomingMessage[]

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  content = 'first '.repeat(100)
  status = 200
  isMade = false
  isSame = false
  asked = []
  server = createServer(async (request, response) => {
    if (await answer(request, response)) return
    asked.push(request)
    response.writeHead(status, {
      'content-type': 'text/html',
      ...(!isMade && { etag: `"${content.length}"`, 'x-nextjs-cache': 'HIT' }),
      ...(isSame && { [SAME_FOR_ALL]: '1' }),
      'cache-control': 's-maxage=31536000',
    })
    response.end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const answer = pageCache(
    () => origin,
    findKeptAddress,
    async () => ({
      frames: ['https://store.example/a'],
      media: [],
    }),
  )
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  await new Promise((resolve) => server.close(resolve))
})

const get = (path = '/', headers: Record<string, string> = {}) => fetch(origin + path, { headers })

it('asks Next twice a second at most, and not again for what is unchanged', async () => {
  const replies = await Promise.all([get(), get(), get()])
  expect(await Promise.all(replies.map((reply) => reply.text()))).toEqual(Array(3).fill(content))
  expect(asked).toHaveLength(1)
  content = 'second '.repeat(100)
  expect(await (await get()).text()).toContain('first')
  vi.advanceTimersByTime(1_000)
  expect(await (await get()).text()).toBe(content)
  expect(asked).toHaveLength(2)
})

it('asks again as soon as something has changed', async () => {
  await get()
  content = 'second '.repeat(100)
  announceChange()
  expect(await (await get()).text()).toBe(content)
})

it('lets nobody else keep a page, and says when it has not changed', async () => {
  const { headers } = await get('/', { 'accept-encoding': 'gzip, br' })
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(headers.get('content-encoding')).toBe('br')
  expect(headers.has('x-nextjs-cache')).toBe(false)
  const again = await get('/', { 'if-none-match': headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

it.each<[string, string, Record<string, string>]>([
  ['another page', '/other/page', {}],
  ['an editor in the preview', '/', { cookie: 'a=b; __prerender_bypass=x' }],
  ['the data of a page', '/', { rsc: '1' }],
])('leaves %s to Next', async (_name, path, headers) => {
  await get(path, headers)
  await get(path, headers)
  expect(asked).toHaveLength(2)
})

it('keeps no page that failed', async () => {
  status = 500
  expect((await get()).status).toBe(500)
  status = 200
  vi.advanceTimersByTime(1_000)
  expect((await get()).status).toBe(200)
})

it('keeps one page whatever its query', async () => {
  await get('/')
  expect(await (await get('/?a=1')).text()).toBe(content)
  expect(asked).toHaveLength(1)
})

it('lets run what stands in the page, and frames what an editor has configured', async () => {
  content = '<script>one()</script>'
  const policies = [await get(), await get('/', { 'if-none-match': `"${content.length}"` })].map(
    ({ headers }) => headers.get('content-security-policy'),
  )
  for (const policy of policies) {
    const hash = createHash('sha256').update('one()').digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).toContain("frame-src 'self' https://store.example;")
  }
})

describe('a page made at each request', () => {
  beforeEach(() => {
    isMade = true
    isSame = true
  })

  it('is kept when it says that everybody gets the same', async () => {
    const { headers } = await get('/privacy-policy')
    expect(headers.has(SAME_FOR_ALL)).toBe(false)
    const again = await get('/privacy-policy', { 'if-none-match': headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    expect(asked).toHaveLength(1)
  })

  it('is left to Next when it does not', async () => {
    isSame = false
    await get('/some-page')
    await get('/some-page')
    // Once for the cache, which remembers for half a second, and once for each visitor.
    expect(asked).toHaveLength(3)
  })

  it.each(['/nothing-here', '/forms/closed'])('is kept when it is not there: %s', async (path) => {
    status = 404
    const replies = [await get(path), await get(path)]
    expect(replies.map((reply) => [reply.status, reply.headers.get('etag')])).toEqual(
      Array(2).fill([404, null]),
    )
    expect(asked).toHaveLength(1)
    status = 200
    announceChange()
    expect((await get(path)).status).toBe(200)
  })

  it('is not kept when it fails', async () => {
    status = 500
    expect((await get('/privacy-policy')).status).toBe(500)
    expect((await get('/privacy-policy')).status).toBe(500)
    expect(asked.length).toBeGreaterThan(2)
  })
})

describe('a form', () => {
  const FORM = '/forms/retreat'
  beforeEach(() => {
    isMade = true
    content = '<p>Retreat</p><script>push("x")</script>'
  })

  it.each(['identity', 'gzip', 'br'])('is rendered once for a crowd: %s', async (encoding) => {
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => get(FORM, { 'accept-encoding': encoding })),
    )
    const pages = await Promise.all(replies.map((reply) => reply.text()))
    expect(new Set(pages)).toEqual(new Set([content]))
    expect(asked).toHaveLength(1)
  })

  it('carries no ETag, so that who comes back gets a new token, and the hashes of its scripts', async () => {
    const { headers } = await get(FORM)
    expect(headers.has('etag')).toBe(false)
    // As Next says it of a page that is rendered for one visitor.
    expect(headers.get('cache-control')).toBe('s-maxage=31536000')
    expect(headers.get('content-security-policy')).toContain(`'sha256-`)
    const again = await get(FORM, { 'if-none-match': `"${content.length}"` })
    expect(again.status).toBe(200)
    expect(await again.text()).toContain('Retreat')
  })

  it('answers HEAD like GET, without a body', async () => {
    const whole = await get(FORM)
    const head = await fetch(origin + FORM, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'))
    expect(await head.text()).toBe('')
    expect(asked).toHaveLength(1)
  })

  it('is rendered each time for what belongs to one visitor, and for an editor', async () => {
    for (const [path, headers] of [
      [`${FORM}?attempt=x`, {}],
      [`${FORM}?submitted=K7M2-9QXD`, {}],
      [FORM, { cookie: '__prerender_bypass=x' }],
    ] as const) {
      await get(path, headers)
      await get(path, headers)
    }
    expect(asked).toHaveLength(6)
  })
})
