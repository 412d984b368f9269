import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withRequest } from './bridge/request-context'
import { noteFunctionReached } from './bridge/server-function'
import { refuseUnknownWrite } from './page-posts'

const OWN = new Set(['0a1b'])

let server: Server
let render: () => number
let rendered: number
beforeAll(async () => {
  server = createServer((incoming, response) => {
    const context = { requestId: '', method: incoming.method ?? '', path: '/' }
    withRequest(context, () => {
      if (refuseUnknownWrite(incoming, response, OWN)) return
      rendered += 1
      incoming.resume()
      response.statusCode = render()
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  rendered = 0
  render = () => 200
})

const SESSION = { cookie: 'a=b; portal-session=x' }

function send(method: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status?: number; allow?: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const options = { host: '127.0.0.1', port, path, method, headers, agent: false }
    const call = request(options, (reply) => {
      const { statusCode: status, headers } = reply
      reply.resume().on('end', () => resolve({ status, allow: headers.allow }))
    })
    call.on('error', reject).end(method === 'GET' ? undefined : '[]')
  })
}

describe('a page', () => {
  it.each(['GET', 'HEAD', 'OPTIONS'])('is read by %s', async (method) => {
    expect(await send(method, '/')).toMatchObject({ status: 200 })
    expect(rendered).toBe(1)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('takes no %s', async (method) => {
    const types = ['multipart/form-data', 'application/x-www-form-urlencoded', 'text/plain']
    for (const type of types) {
      const reply = await send(method, '/', { 'content-type': type })
      expect(reply).toEqual({ status: 405, allow: 'GET, HEAD, OPTIONS' })
    }
    expect(rendered).toBe(0)
  })
})

describe('a call of a server function', () => {
  it.each([
    ['an unknown function', '/cms', { 'next-action': '0a1c', ...SESSION }],
    ['somebody without a session', '/cms', { 'next-action': '0a1b' }],
    ['another page', '/', { 'next-action': '0a1b', ...SESSION }],
    ['a page beside the panel', '/cmsx', { 'next-action': '0a1b', ...SESSION }],
  ])('is refused for %s', async (_what, path, headers) => {
    expect(await send('POST', path, headers)).toMatchObject({ status: 404 })
    expect(rendered).toBe(0)
  })

  it('reaches the panel', async () => {
    render = () => {
      noteFunctionReached()
      return 200
    }
    const headers = { 'next-action': '0a1b', ...SESSION }
    expect(await send('POST', '/cms/collections/pages?x=1', headers)).toMatchObject({ status: 200 })
  })

  it('is 400 when its arguments cannot be read, and 500 when it fails afterwards', async () => {
    const headers = { 'next-action': '0a1b', ...SESSION }
    render = () => 500
    expect(await send('POST', '/cms', headers)).toMatchObject({ status: 400 })
    render = () => {
      noteFunctionReached()
      return 500
    }
    expect(await send('POST', '/cms', headers)).toMatchObject({ status: 500 })
  })
})
