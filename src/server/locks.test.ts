import { createServer, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SECURITY_HEADERS } from '@/lib/http/security-headers'
import {
  refuseMalformedAddress,
  refuseMethod,
  removeSentPolicy,
  setApiPolicy,
  setPagePolicy,
  setSecurityHeaders,
} from './locks'

const SOURCES = { frames: ['https://store.example'] }

let server: Server
let sentOn: (string | undefined)[]
beforeEach(async () => {
  sentOn = []
  server = createServer((incoming, response) => {
    setSecurityHeaders(incoming, response)
    if (refuseMethod(incoming, response) || refuseMalformedAddress(incoming, response)) return
    removeSentPolicy(incoming)
    if (incoming.url?.startsWith('/api/')) setApiPolicy(response)
    else setPagePolicy(incoming, response, SOURCES)
    sentOn.push(incoming.headers['content-security-policy'] as string | undefined)
    if (incoming.url === '/api/file') response.appendHeader('content-security-policy', 'sandbox')
    response.end('a page')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await new Promise((resolve) => server.close(resolve))
})

const ask = (method = 'GET', headers: Record<string, string> = {}, path = '/') =>
  new Promise<{ status?: number; headers: Record<string, unknown> }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const call = request(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      (reply) => {
        reply
          .resume()
          .on('end', () => resolve({ status: reply.statusCode, headers: reply.headers }))
      },
    )
    call.on('error', reject).end()
  })

const policyOf = async (headers?: Record<string, string>, path?: string) =>
  String((await ask('GET', headers, path)).headers['content-security-policy'])

describe('the policy of a page', () => {
  it('has a number of its own for every request, which Next is told', async () => {
    const policies = [await policyOf(), await policyOf()]
    const nonces = policies.map((policy) => /'nonce-([\w+/=]+)'/.exec(policy)?.[1])
    expect(nonces.every((nonce) => nonce && nonce.length >= 22)).toBe(true)
    expect(nonces[0]).not.toBe(nonces[1])
    expect(sentOn).toEqual(policies)
  })

  it('takes no number from a visitor', async () => {
    const policy = await policyOf({ 'content-security-policy': "script-src 'nonce-theirs'" })
    expect(policy).not.toContain('theirs')
    expect(sentOn).toEqual([policy])
  })

  it('frames what is configured, and in a preview what is not published yet', async () => {
    expect(await policyOf()).toContain("frame-src 'self' https://store.example;")
    const preview = await policyOf({ cookie: 'a=b; __prerender_bypass=x' })
    expect(preview).toContain("frame-src 'self' https://store.example https:;")
  })
})

it('a stricter policy of a handler, such as that of a file, stays as it is', async () => {
  expect(await policyOf({}, '/api/file')).toBe('sandbox')
})

it('data runs nothing and frames nothing of others', async () => {
  const policy = await policyOf({}, '/api/forms/retreat')
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-src 'self';")
  expect(sentOn).toEqual([undefined])
})

describe('https', () => {
  it.each<[string, string, Record<string, string>, string | undefined]>([
    ['configured', 'https://example.org', {}, 'max-age=31536000'],
    ['of this request', '', { 'x-forwarded-proto': 'https' }, 'max-age=31536000'],
    ['of neither', '', {}, undefined],
  ])('%s', async (_case, publicUrl, headers, expected) => {
    vi.stubEnv('PUBLIC_URL', publicUrl)
    expect((await ask('GET', headers)).headers['strict-transport-security']).toBe(expected)
  })
})

it.each([
  ['a page', 'GET', '/', 200],
  ['data', 'GET', '/api/x', 200],
  ['a refused method', 'TRACE', '/', 405],
  ['a refused address', 'GET', '/%E0%A4%A', 400],
] as const)(
  '%s has the headers of every response, and a policy',
  async (_what, method, path, status) => {
    const reply = await ask(method, { 'x-forwarded-proto': 'https' }, path)
    expect(reply.status).toBe(status)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(reply.headers[name.toLowerCase()], name).toBe(value)
    }
    expect(reply.headers['strict-transport-security']).toBe('max-age=31536000')
    const policy = reply.headers['content-security-policy']
    for (const rule of ["frame-ancestors 'self'", "base-uri 'none'", "object-src 'none'"]) {
      expect(policy).toContain(rule)
    }
  },
)

it.each(['TRACE', 'PROPFIND', 'SEARCH'])('%s is refused', async (method) => {
  const { status, headers } = await ask(method)
  expect({ status, allow: headers.allow }).toMatchObject({ status: 405 })
  expect(sentOn).toEqual([])
})

it.each(['/%E0%A4%A', '/api/cms/%', '/a%zz?b', '*', 'http://evil.example/'])(
  'the address %s is refused',
  async (path) => {
    const { status, headers } = await ask('GET', {}, path)
    expect(status).toBe(400)
    expect(headers['content-type']).toBe('application/json')
    expect((await ask('GET', {}, '/caf%C3%A9?b=%')).status).toBe(200)
  },
)

it('a request with two names of a host is refused, however they are written', async () => {
  const { port } = server.address() as AddressInfo
  const statusOf = async (headers: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`GET / HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`)
    let reply = ''
    for await (const chunk of socket) reply += chunk
    return reply.slice(9, 12)
  }
  expect(await statusOf('Host: a\r\n')).toBe('200')
  expect(await statusOf('Host: a\r\nhost: evil.example\r\n')).toBe('400')
  expect(await statusOf('Host: a\r\nX-A: b\r\nHOST: a\r\n')).toBe('400')
})
