import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { bridge } from './bridge/bridge'
import { correctForwardedHeaders } from './forwarded'
import { refuseManyPages } from './page-limit'

let server: Server
let counted: string[]
let isTooMany: boolean
const before = bridge.countPageOrRefuse

beforeAll(async () => {
  server = createServer(async (request, response) => {
    correctForwardedHeaders(request, true)
    if (!(await refuseManyPages(request, response))) response.end('a page')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  counted = []
  isTooMany = false
  bridge.countPageOrRefuse = async (address) => {
    counted.push(address)
    return isTooMany
      ? new Response('Please wait', { status: 429, headers: { 'retry-after': '60' } })
      : null
  }
})
afterEach(() => {
  bridge.countPageOrRefuse = before
  vi.unstubAllEnvs()
})

const visit = (headers?: Record<string, string>) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { headers })
const CHURCH = { 'x-forwarded-for': '198.51.100.4' }

it('a page is counted for its visitor, who is refused when there were too many', async () => {
  expect(await (await visit(CHURCH)).text()).toBe('a page')
  isTooMany = true
  const reply = await visit(CHURCH)
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await reply.text()).toBe('Please wait')
  expect(counted).toEqual(['198.51.100.4', '198.51.100.4'])
})

it('whoever sits at this machine is not counted, unless a proxy may stand there', async () => {
  isTooMany = true
  expect((await visit()).status).toBe(200)
  vi.stubEnv('PUBLIC_URL', 'https://example.org')
  expect((await visit()).status).toBe(429)
})

it('pages are served before the application has loaded', async () => {
  bridge.countPageOrRefuse = undefined
  expect((await visit(CHURCH)).status).toBe(200)
})
