import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createVisitorServer, limitPipelining } from './http-server'

let server: Server
const LARGE = Buffer.alloc(32 * 1024 * 1024)
const served: Socket[] = []
const paths: (string | undefined)[] = []
beforeAll(async () => {
  server = createVisitorServer()
  // Stands for Next, which listens for upgrades too and leaves some of their connections open.
  server.on('upgrade', () => {})
  const handle = limitPipelining((request, response) => {
    served.push(request.socket)
    paths.push(request.url)
    if (request.url === '/large') response.end(LARGE)
    else if (request.url !== '/never') response.end('here')
  })
  server.on('request', handle)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

async function ask(headers: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`GET //x/ HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`)
  let reply = ''
  for await (const chunk of socket) reply += chunk
  return reply
}

it.each(['websocket', 'h2c'])('a request to change to %s is served as any other', async (to) => {
  const reply = await ask(`Connection: close, Upgrade\r\nUpgrade: ${to}\r\n`)
  expect(reply).toMatch(/^HTTP\/1\.1 200 /)
  expect(reply).toContain('here')
})

const request = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`

it('a connection that asks nothing has a minute, and one that waits for its answer five', async () => {
  expect(server.timeout).toBe(60_000)
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(request('/never'))
  await once(server, 'request')
  expect(served.at(-1)?.timeout).toBe(300_000)
  socket.destroy()
})

it('who reads nothing of an answer that is whole has a minute', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.pause()
  socket.write(request('/large'))
  await once(server, 'request')
  expect(served.at(-1)?.timeout).toBe(60_000)
  socket.destroy()
})

it('hundreds of requests at once whose answers nobody reads end their connection', async () => {
  served.length = 0
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(request('/never').repeat(500))
  await once(socket, 'close')
  expect(served).toHaveLength(16)
})

it('any number of requests are answered one after the other', async () => {
  served.length = 0
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  for (let sent = 0; sent < 40; sent++) {
    socket.write(request('/'))
    await once(socket, 'data')
  }
  socket.destroy()
  expect(served).toHaveLength(40)
})

it('headers have a minute to come, and a whole request five, however slowly it moves', () => {
  expect([server.headersTimeout, server.requestTimeout]).toEqual([60_000, 300_000])
})

async function pathsIn(bytes: string): Promise<typeof paths> {
  paths.length = 0
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.end(bytes)
  await once(socket.resume(), 'close')
  return paths
}

const HIDDEN = request('/hidden')
const post = (headers: string, body: string) =>
  `POST / HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n${body}`

it.each([
  [
    'a length and chunks',
    post('Content-Length: 6\r\nTransfer-Encoding: chunked', `0\r\n\r\n${HIDDEN}`),
  ],
  ['two lengths', post(`Content-Length: 0\r\nContent-Length: ${HIDDEN.length}`, HIDDEN)],
  ['another coding', post('Transfer-Encoding: xchunked', `0\r\n\r\n${HIDDEN}`)],
  [
    'two codings',
    post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', `0\r\n\r\n${HIDDEN}`),
  ],
  ['a space in a name', post(`Content-Length : ${HIDDEN.length}`, HIDDEN)],
  ['a folded line', post('X-A: b\r\n Content-Length: 9', HIDDEN)],
  ['line feeds alone', `POST / HTTP/1.1\nHost: a\nContent-Length: 0\n\n${HIDDEN}`],
  [
    'a size of a chunk beyond all numbers',
    post('Transfer-Encoding: chunked', `${'F'.repeat(17)}\r\n${HIDDEN}`),
  ],
])('%s: no second request hides in one that can be read in two ways', async (_what, bytes) => {
  expect(await pathsIn(bytes)).not.toContain('/hidden')
})

it('two requests one after the other are two', async () => {
  expect(await pathsIn(post('Content-Length: 1', `x${HIDDEN}`))).toEqual(['/', '/hidden'])
})
