import { createServer, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { registerHotRoute } from './bridge/hot-routes'
import { correctForwardedHeaders } from './forwarded'
import { handleHotRoute } from './hot-routes'

let server: Server
let origin: string
const route = vi.fn(async (asked: Request, { params }: { params: Promise<{ slug: string }> }) => {
  const { slug } = await params
  const body = { slug, from: asked.headers.get('x-forwarded-for'), text: await asked.text() }
  return Response.json(body, { status: 201, headers: { 'x-request-id': '1' } })
})
const leftToNext = vi.fn()

beforeAll(async () => {
  registerHotRoute('POST submit', route)
  server = createServer(async (incoming, response) => {
    correctForwardedHeaders(incoming, false)
    if (await handleHotRoute(incoming, response)) return
    leftToNext()
    incoming.resume().on('end', () => response.writeHead(299).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => void vi.clearAllMocks())
afterAll(() => new Promise((resolve) => server.close(resolve)))

const JSON_TYPE = { 'content-type': 'application/json' }
const post = (path: string, body: BodyInit = '{"data":{}}', headers = JSON_TYPE as object) =>
  fetch(origin + path, { method: 'POST', body, headers: headers as HeadersInit })

it('calls the route past Next, with what a visitor cannot choose corrected', async () => {
  const reply = await post('/api/forms/retreat/submit?plain=1', '{"data":{"a":"ñ"}}', {
    ...JSON_TYPE,
    'x-forwarded-for': '203.0.113.9',
  })
  expect(reply.status).toBe(201)
  expect(await reply.json()).toEqual({
    slug: 'retreat',
    from: '127.0.0.1',
    text: '{"data":{"a":"ñ"}}',
  })
  expect(reply.headers.get('x-request-id')).toBe('1')
  expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(leftToNext).not.toHaveBeenCalled()
})

it.each<[string, string, BodyInit, object]>([
  ['files', '/api/forms/retreat/submit', new FormData(), {}],
  ['another type', '/api/forms/retreat/submit', 'a', { 'content-type': 'text/plain' }],
  ['too long', '/api/forms/retreat/submit', 'a'.repeat(512 * 1024 + 1), JSON_TYPE],
  ['an odd address', '/api/forms/Re%74reat/submit', '{}', JSON_TYPE],
  ['more of an address', '/api/forms/retreat/submit/x', '{}', JSON_TYPE],
  ['another route', '/api/forms/retreat', '{}', JSON_TYPE],
])('leaves to Next: %s', async (_case, path, body, headers) => {
  expect((await post(path, body, headers)).status).toBe(299)
  expect(route).not.toHaveBeenCalled()
})

it('leaves to Next what does not say how long it is, and what is no post', async () => {
  const status = await new Promise((resolve, reject) => {
    const call = request(`${origin}/api/forms/retreat/submit`, {
      method: 'POST',
      headers: { ...JSON_TYPE, 'transfer-encoding': 'chunked' },
    })
    call.on('response', (reply) => resolve(reply.resume().statusCode)).on('error', reject)
    call.end('{}')
  })
  expect(status).toBe(299)
  expect((await fetch(`${origin}/api/forms/retreat/submit`)).status).toBe(299)
  expect(route).not.toHaveBeenCalled()
})

it('goes on when a visitor leaves in the middle', async () => {
  const closed = new Promise((resolve) =>
    server.once('connection', (socket) => socket.once('close', resolve)),
  )
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    'POST /api/forms/retreat/submit HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"da',
    () => socket.destroy(),
  )
  await closed
  expect((await post('/api/forms/retreat/submit')).status).toBe(201)
  expect(route).toHaveBeenCalledTimes(1)
})
