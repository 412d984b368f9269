import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageCache } from './page-cache'

let server: Server
let origin: string
/** What Next would answer, and how often it was asked. */
let content: string
let status: number
let asked: IncomingMessage[]

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  content = 'first '.repeat(100)
  status = 200
  asked = []
  server = createServer(async (request, response) => {
    if (await answer(request, response)) return
    asked.push(request)
    response.writeHead(status, {
      etag: `"${content.length}"`,
      'content-type': 'text/html',
      'x-nextjs-cache': 'HIT',
      'cache-control': 's-maxage=31536000',
    })
    response.end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const answer = pageCache(
    origin,
    (path) => path === '/',
    async () => ({ frames: ['https://store.example/a'], media: [] }),
  )
})
afterEach(async () => {
  vi.useRealTimers()
  await new Promise((resolve) => server.close(resolve))
})

const get = (path = '/', headers: Record<string, string> = {}) => fetch(origin + path, { headers })

it('asks Next twice a second at most, and not again for what is unchanged', async () => {
  const replies = await Promise.all([get(), get(), get()])
  expect(await Promise.all(replies.map((reply) => reply.text()))).toEqual(Array(3).fill(content))
  expect(asked).toHaveLength(1)
  content = 'second '.repeat(100)
  expect(await (await get()).text()).toContain('first')
  vi.advanceTimersByTime(500)
  expect(await (await get()).text()).toBe(content)
  expect(asked).toHaveLength(2)
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
  ['another page', '/other', {}],
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
  vi.advanceTimersByTime(500)
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
