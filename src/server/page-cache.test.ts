import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { VALID_UNTIL_HEADER } from '@/lib/kept-pages'
import { findKeptAddress } from './kept-addresses'
import { pageCacheHandler } from './page-cache'

let server: Server
let origin: string
let answer: ReturnType<typeof pageCacheHandler>
let content: string
let status: number
let moment: number | null
let asked: IncomingMessage[]
let counted: string[]
let isTooMany: boolean
let meanwhile: () => void

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] })
  content = 'first '.repeat(100)
  status = 200
  moment = null
  asked = []
  counted = []
  isTooMany = false
  meanwhile = () => {}
  server = createServer(async (request, response) => {
    if (await answer(request, response)) return
    asked.push(request)
    const rendered = content
    meanwhile()
    response.writeHead(status, {
      'content-type': 'text/html',
      'cache-control': 'no-store',
      'x-request-id': 'of the first visitor',
      ...(moment && { [VALID_UNTIL_HEADER]: `${moment}` }),
    })
    response.end(rendered)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  answer = pageCacheHandler(
    () => origin,
    findKeptAddress,
    async () => ({
      frames: ['https://store.example/a'],
    }),
    async ({ url = '' }, response) => {
      counted.push(url)
      if (isTooMany) response.writeHead(429).end()
      return isTooMany
    },
  )
})
afterEach(async () => {
  vi.useRealTimers()
  await new Promise((resolve) => server.close(resolve))
})

const get = (path = '/', headers: Record<string, string> = {}) => fetch(origin + path, { headers })

it('renders once a minute at most, and a new one for whoever comes later', async () => {
  const replies = await Promise.all([get(), get(), get()])
  expect(await Promise.all(replies.map((reply) => reply.text()))).toEqual(Array(3).fill(content))
  vi.advanceTimersByTime(29_000)
  await get()
  expect(asked).toHaveLength(1)
  content = 'second '.repeat(100)
  vi.advanceTimersByTime(31_000)
  expect(await (await get()).text()).toBe(content)
  expect(asked).toHaveLength(2)
})

it('is counted for a page that is not kept yet, which may be none, and for no other', async () => {
  await get('/privacy-policy')
  isTooMany = true
  expect((await get('/privacy-policy')).status).toBe(200)
  vi.advanceTimersByTime(90_000)
  expect((await get('/privacy-policy')).status, 'an old one').toBe(200)
  expect((await get('/our-story')).status, 'one of the few that always are').toBe(200)
  expect((await get('/nothing-1')).status).toBe(429)
  expect((await get('/nothing-1')).status).toBe(429)
  expect(counted).toEqual(['/privacy-policy', '/nothing-1', '/nothing-1'])
  expect(asked.map(({ url }) => url)).not.toContain('/nothing-1')
})

it('renders again as soon as something has changed, once for everybody', async () => {
  await get()
  content = 'second '.repeat(100)
  answer.forget()
  const replies = await Promise.all(Array.from({ length: 20 }, () => get()))
  const pages = await Promise.all(replies.map((reply) => reply.text()))
  expect(new Set(pages)).toEqual(new Set([content]))
  expect(asked).toHaveLength(2)
})

it('keeps nothing that a change has overtaken while it was rendered', async () => {
  meanwhile = () => {
    meanwhile = () => {}
    content = 'second '.repeat(100)
    answer.forget()
  }
  expect(await (await get()).text()).toContain('first')
  expect(await (await get()).text()).toBe(content)
})

it('keeps a page that tells a date until its moment, and says nothing of it', async () => {
  moment = Date.now() + 2_000
  const { headers } = await get()
  expect(headers.has(VALID_UNTIL_HEADER)).toBe(false)
  content = 'the day after '.repeat(50)
  vi.advanceTimersByTime(1_999)
  expect(await (await get()).text()).toContain('first')
  moment = null
  vi.advanceTimersByTime(1)
  expect(await (await get()).text()).toBe(content)
  expect(asked).toHaveLength(2)
})

it('keeps a page that is the same after its moment until the next one', async () => {
  moment = Date.now() + 2_000
  await get()
  vi.advanceTimersByTime(2_000)
  moment = Date.now() + 2_000
  await get()
  await get()
  expect(asked).toHaveLength(2)
  content = 'the day after '.repeat(50)
  vi.advanceTimersByTime(2_000)
  expect(await (await get()).text()).toBe(content)
})

it('lets nobody else keep a page, and says when it has not changed', async () => {
  const { headers } = await get('/', { 'accept-encoding': 'gzip, br' })
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(headers.get('content-encoding')).toBe('br')
  expect(headers.get('x-request-id')).toBeNull()
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

it('keeps no page that failed, and shows the last one that did not', async () => {
  status = 500
  expect((await get()).status).toBe(500)
  status = 200
  vi.advanceTimersByTime(1_000)
  expect((await get()).status).toBe(200)
  status = 500
  vi.advanceTimersByTime(60_000)
  expect(await (await get()).text()).toBe(content)
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

it.each(['/privacy-policy', '/our-story'])('is asked for once: %s', async (path) => {
  const { headers } = await get(path)
  const again = await get(path, { 'if-none-match': headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  expect(asked).toHaveLength(1)
})

it.each(['/nothing-here', '/forms/closed'])('is kept when it does not exist: %s', async (path) => {
  status = 404
  const replies = [await get(path), await get(path)]
  expect(replies.map((reply) => [reply.status, reply.headers.get('etag')])).toEqual(
    Array(2).fill([404, null]),
  )
  expect(asked).toHaveLength(1)
  status = 200
  answer.forget()
  expect((await get(path)).status).toBe(200)
})

it('keeps no redirect', async () => {
  status = 307
  for (const _ of [1, 2]) {
    const reply = await fetch(`${origin}/forms/moved`, { redirect: 'manual' })
    expect(reply.status).toBe(307)
  }
  // The cache asks Next once, and remembers for half a second that it must not cache this page.
  // Each of the two visitors asks Next once more.
  expect(asked).toHaveLength(3)
})

describe('a form', () => {
  const FORM = '/forms/retreat'
  beforeEach(() => {
    content = '<p>Retreat</p><script>push("x")</script>'
  })

  it('is a second old at most, and rendered no more often than that makes necessary', async () => {
    await get(FORM)
    vi.advanceTimersByTime(700)
    await get(FORM)
    expect(asked).toHaveLength(1)
    content = '<p>Renamed</p>'
    vi.advanceTimersByTime(300)
    expect(await (await get(FORM)).text()).toContain('Renamed')
    expect(asked).toHaveLength(2)
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
    expect(headers.get('cache-control')).toBe('no-store')
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
