import { Agent, createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bridge } from './bridge/bridge'
import { drainOnStop } from './drain'

const DRAIN_MS = 5_000
let server: Server
let agent: Agent
let port: number
let finish: () => void
let told: Map<string | symbol, (message?: unknown) => void>
const noteEnd = vi.fn()
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  noteEnd.mockClear()
  bridge.recordFeed.on('end', noteEnd)
  told = new Map()
  vi.spyOn(process, 'on').mockImplementation((name, act) => {
    told.set(name, act)
    return process
  })
  vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  server = createServer(({ url }, response) => {
    finish = () => void response.end('here')
    if (url === '/') finish()
  })
  drainOnStop(server, DRAIN_MS)
  agent = new Agent({ keepAlive: true })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  bridge.recordFeed.off('end', noteEnd)
  agent.destroy()
  server.closeAllConnections()
  server.close()
})

const ask = (path: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    const call = request({ port, path, agent }, (reply) =>
      reply.resume().once('end', () => resolve(reply.headers.connection)),
    )
    call.on('error', reject).end()
  })
const asked = () => new Promise((resolve) => server.once('request', resolve))
const exited = () => vi.waitFor(() => expect(process.exit).toHaveBeenCalledWith(0))

it.each(['SIGTERM', 'SIGINT', 'disconnect'])(
  'at %s the open request is answered first, and streams do not keep the process',
  async (signal) => {
    await ask('/')
    const [open] = [ask('/slow'), await asked()]
    told.get(signal)?.()
    told.get(signal)?.()
    expect(noteEnd).toHaveBeenCalledOnce()
    expect(process.exit).not.toHaveBeenCalled()
    finish()
    await open
    await exited()
  },
)

it('who never takes an answer does not keep it for longer than that', async () => {
  const [open] = [ask('/slow').catch(() => 'cut'), await asked()]
  told.get('SIGTERM')?.()
  vi.advanceTimersByTime(DRAIN_MS - 1)
  expect(process.exit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(process.exit).toHaveBeenCalledWith(0)
  server.closeAllConnections()
  expect(await open).toBe('cut')
})

it('a replaced one ends when its connections have had one more answer', async () => {
  expect(await ask('/')).toBe('keep-alive')
  told.get('message')?.({ kind: 'other' })
  expect(noteEnd).not.toHaveBeenCalled()
  told.get('message')?.({ kind: 'retire' })
  expect(noteEnd).toHaveBeenCalledOnce()
  expect(server.listening).toBe(false)
  expect(process.exit).not.toHaveBeenCalled()
  expect(await ask('/')).toBe('close')
  await exited()
})
