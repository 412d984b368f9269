import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { LOG_LINE_BASE, log, logOutput } from '@/lib/log/log'
import { beginRequestLog } from './request-log'

const PROXY_ID = '0f8fad5bd9cb469fa16570867728950e'

let server: Server
let isFromProxy = false
beforeAll(async () => {
  server = createServer((incoming, response) => {
    beginRequestLog(incoming, response, { path: '/forms/[slug]', isFromProxy })
    if (incoming.url === '/endless') return void response.write('…')
    response.statusCode = 201
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())
beforeEach(() => {
  vi.spyOn(log, 'isLevelEnabled').mockReturnValue(true)
  vi.spyOn(logOutput, 'write').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

const lines = () => vi.mocked(logOutput.write).mock.calls.map(([line]) => JSON.parse(line))
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function ask(id?: string) {
  const headers = id === undefined ? undefined : { 'x-request-id': id }
  const answer = await fetch(`${origin()}/forms/reyes?name=Ana`, { method: 'POST', headers })
  await vi.waitFor(() => expect(lines()).toHaveLength(1))
  return answer.headers.get('x-request-id') ?? ''
}

it('leaves one line with id, method, pattern, status and time, and nothing else', async () => {
  const requestId = await ask()
  expect(requestId).toMatch(/^[\da-f-]{36}$/)
  const [line] = lines()
  expect(line).toEqual({
    ...{ level: 'info', time: expect.any(String), ...LOG_LINE_BASE, msg: 'served' },
    requestId,
    method: 'POST',
    path: '/forms/[slug]',
    status: 201,
    ms: expect.any(Number),
  })
})

it('takes over the id of a proxy that is declared', async () => {
  isFromProxy = true
  expect(await ask(PROXY_ID)).toBe(PROXY_ID)
})

it.each(['ana-reyes', 'ana@example.org', '0917 555 0101', 'a', 'f'.repeat(65)])(
  'makes its own in place of %j',
  async (id) => {
    isFromProxy = true
    expect(await ask(id)).toMatch(/^[\da-f-]{36}$/)
  },
)

it('makes its own where no proxy is declared', async () => {
  isFromProxy = false
  expect(await ask(PROXY_ID)).not.toBe(PROXY_ID)
})

it('says that a visitor left before the end', async () => {
  const call = request(`${origin()}/endless`, (answer) => answer.once('data', () => call.destroy()))
  call.on('error', () => {})
  call.end()
  await vi.waitFor(() => expect(lines()).toHaveLength(1))
  expect(lines()[0]).toMatchObject({ isCut: true })
})
