import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { limitWaiting, visitorServer } from './http-server'

let server: Server
const served: Socket[] = []
beforeAll(async () => {
  server = visitorServer()
  // As Next does, which leaves some of these open.
  server.on('upgrade', () => {})
  const handle = limitWaiting((request, response) => {
    served.push(request.socket)
    if (request.url !== '/never') response.end('here')
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

it('a connection that asks nothing has a minute, and one that is served five', async () => {
  expect(server.timeout).toBe(60_000)
  served.length = 0
  await ask('Connection: close\r\n')
  expect(served.map(({ timeout }) => timeout)).toEqual([300_000])
})

const request = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`

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
