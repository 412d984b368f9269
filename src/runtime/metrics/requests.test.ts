import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { register } from 'prom-client'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { timeRequests } from './requests'

const NAME = 'http_request_duration_seconds'
let server: Server
beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url === '/stream') response.setHeader('content-type', 'text/event-stream; charset=utf-8')
    if (url === '/endless') return void response.write('…')
    response.writeHead(url === '/gone' ? 404 : 200).end('here')
  })
  timeRequests(server, (url) => `pattern of ${url}`)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  register.removeSingleMetric(NAME)
  return new Promise((resolve) => server.close(resolve))
})
afterEach(() => {
  register.resetMetrics()
  vi.unstubAllEnvs()
})

const port = () => (server.address() as AddressInfo).port
const ask = async (path: string) => {
  const closed = new Promise((resolve) =>
    server.once('request', (_, response) => response.once('close', resolve)),
  )
  await new Promise((resolve) => {
    const call = request({ port: port(), path, method: 'POST', agent: false }, (reply) => {
      if (path === '/endless') reply.once('data', () => resolve(call.destroy()))
      else reply.resume().once('end', resolve)
    })
    call.on('error', () => {}).end()
  })
  await closed
}
const counted = async () => {
  const { values } = (await register.getSingleMetric(NAME)?.get()) ?? { values: [] }
  return values
    .filter((value) => 'metricName' in value && value.metricName === `${NAME}_count`)
    .map(({ labels: { method, route, status } }) => [method, route, status])
}

it.each([
  ['an answer', '/', 200],
  ['a refusal', '/gone', 404],
  ['a visitor who left before the end', '/endless', 499],
])('%s is timed by its pattern and status', async (_what, path, status) => {
  await ask(path)
  expect(await counted()).toEqual([['POST', `pattern of ${path}`, status]])
})

it('an open stream says nothing of speed, nor what the process asks itself', async () => {
  await ask('/stream')
  vi.stubEnv('OWN_PORT', `${port()}`)
  await ask('/')
  expect(await counted()).toEqual([])
})
