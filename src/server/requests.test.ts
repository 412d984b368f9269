import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { log, logOutput } from '@/lib/log/log'
import { bridge } from './bridge/bridge'
import { MISSING_PUBLIC_URL_WARNING } from './bridge/missing-address'
import { developmentRequestHandler, productionRequestHandling } from './requests'

let folder: string
let server: Server
let reached: IncomingHttpHeaders[]
let isProxy: (address: string) => boolean
const { countPageOrRefuse, forwarding } = bridge
const counted = structuredClone(forwarding)

const next = async (
  { headers }: Parameters<Parameters<typeof productionRequestHandling>[0]>[0],
  response: Parameters<Parameters<typeof productionRequestHandling>[0]>[1],
) => {
  reached.push({ ...headers })
  response.end('of Next')
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'))
  const write = (name: string, content: object) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), JSON.stringify(content))
  }
  write('routes-manifest.json', { staticRoutes: [{ page: '/admin' }], dynamicRoutes: [] })
  write('server/server-reference-manifest.json', { node: {} })
  const build = productionRequestHandling(next, (address) => isProxy(address), folder)
  const develop = developmentRequestHandler(next, (address) => isProxy(address))
  server = createServer((incoming, response) =>
    incoming.headers['x-mode'] === 'development'
      ? develop(incoming, response)
      : build.onRequest(incoming, response),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  Object.assign(forwarding, counted)
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  reached = []
  isProxy = () => false
  bridge.countPageOrRefuse = undefined
  bridge.hasPublicVisitors = true
  vi.stubEnv('PUBLIC_URL', '')
  vi.spyOn(logOutput, 'write').mockReturnValue()
  vi.spyOn(log, 'warn').mockReturnValue()
})
afterEach(() => {
  bridge.countPageOrRefuse = countPageOrRefuse
  bridge.hasPublicVisitors = false
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

interface Asked {
  method?: string
  headers?: Record<string, string>
}
const ask = (path: string, { method = 'GET', headers = {} }: Asked = {}) =>
  new Promise<{ status?: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const call = request({ port, path, method, headers, agent: false }, (reply) =>
      reply
        .resume()
        .once('end', () => resolve({ status: reply.statusCode, headers: reply.headers })),
    )
    call.on('error', reject).end()
  })

describe.each(['build', 'development'])('in the %s', (mode) => {
  const visit = (path: string, { method, headers }: Asked = {}) =>
    ask(path, { method, headers: { ...headers, 'x-mode': mode } })

  it.each<[string, string, Asked, number]>([
    ['an odd method', '/admin', { method: 'TRACE' }, 405],
    ['an address that cannot be read', '/%E0%A4%A', {}, 400],
    ['a picture of a made-up address', '/_next/image?url=%2Fa.jpg&w=480&q=60', {}, 404],
  ])('Next does not see %s', async (_what, path, asked, status) => {
    expect((await visit(path, asked)).status).toBe(status)
    expect(reached).toEqual([])
  })

  it('Next does not see what a visitor says of the connection and of scripts', async () => {
    const headers = {
      'x-forwarded-for': '1.1.1.1',
      'x-forwarded-proto': 'https',
      'content-security-policy': "script-src 'nonce-theirs'",
    }
    const reply = await visit('/admin', { headers })
    expect(reached[0]).toMatchObject({ 'x-forwarded-for': '127.0.0.1' })
    expect(reached[0]).not.toHaveProperty('x-forwarded-proto')
    expect(`${reached[0]?.['content-security-policy']}`).not.toContain('theirs')
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
    expect(reply.headers['strict-transport-security']).toBeUndefined()
  })

  it('a declared proxy is believed', async () => {
    isProxy = (address) => address === '127.0.0.1'
    const headers = { 'x-forwarded-for': '1.1.1.1, 198.51.100.4', 'x-forwarded-proto': 'https' }
    const reply = await visit('/admin', { headers })
    expect(reached[0]).toMatchObject({ 'x-forwarded-for': '198.51.100.4' })
    expect(reply.headers['strict-transport-security']).toContain('max-age=')
  })

  it('data runs nothing', async () => {
    const { headers } = await visit('/api/admin/session')
    expect(headers['content-security-policy']).toContain("script-src 'self';")
  })
})

it.each<[string, string, Asked, number]>([
  ['a file that no build has', '/_next/static/chunks/other.js', {}, 404],
  ['a post to a page', '/admin', { method: 'POST' }, 405],
])('Next does not see %s', async (_what, path, asked, status) => {
  expect((await ask(path, asked)).status).toBe(status)
  expect(reached).toEqual([])
})

it('a page has the number of its scripts, which Next is told, and no broken state', async () => {
  const headers = { rsc: '1', 'next-router-state-tree': 'garbage' }
  const reply = await ask('/admin', { headers })
  expect(reply.headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-/)
  expect(reached[0]).toMatchObject({
    'content-security-policy': reply.headers['content-security-policy'],
  })
  expect(reached[0]).not.toHaveProperty('rsc')
})

it('pages are limited, and neither data nor the files of Next', async () => {
  const asked: string[] = []
  bridge.countPageOrRefuse = async (address) => {
    asked.push(address)
    return new Response('Please wait', { status: 429 })
  }
  vi.stubEnv('PUBLIC_URL', 'https://example.org')
  expect((await ask('/admin')).status).toBe(429)
  expect((await ask('/api/admin/session')).status).toBe(200)
  expect(asked).toEqual(['127.0.0.1'])
  expect(reached).toHaveLength(1)
})

it('a request that is refused stands in the log too, by the pattern of its address', async () => {
  vi.spyOn(log, 'isLevelEnabled').mockReturnValue(true)
  const { headers } = await ask('/admin', { method: 'POST' })
  await vi.waitFor(() => expect(logOutput.write).toHaveBeenCalledOnce())
  expect(JSON.parse(`${vi.mocked(logOutput.write).mock.calls[0]?.[0]}`)).toMatchObject({
    ...{ method: 'POST', path: '/admin', status: 405 },
    requestId: headers['x-request-id'],
  })
})

it('a public name is noted while no address is set, once', async () => {
  bridge.hasPublicVisitors = false
  const headers = { host: 'one-name.ph' }
  vi.stubEnv('PUBLIC_URL', 'https://one-name.ph')
  await ask('/admin', { headers })
  expect(log.warn).not.toHaveBeenCalled()
  vi.stubEnv('PUBLIC_URL', '')
  await ask('/admin', { headers })
  await ask('/admin', { headers })
  expect(vi.mocked(log.warn).mock.calls).toEqual([[MISSING_PUBLIC_URL_WARNING]])
})
