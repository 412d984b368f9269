import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitUntil } from '../../tests/support/condition'
import { frameSources } from './frame-sources'
import { NO_SOURCES } from './policy'

const of = (store: string) => ({ frames: [`https://${store}.example`], media: [] })

let server: Server
/** Requests without a response yet. */
let asked: ServerResponse[]
let find: ReturnType<typeof frameSources>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  asked = []
  server = createServer((_request, response) => void asked.push(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  find = frameSources(() => origin)
})
afterEach(async () => {
  vi.useRealTimers()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const isAsked = (times: number) => waitUntil(`asked ${times} times`, () => asked.length === times)
const answer = (at: number, body: object) => asked[at]?.end(JSON.stringify(body))

it('lets only those wait who come before the first answer, and asks once for them', async () => {
  const first = [find(), find()]
  await isAsked(1)
  answer(0, of('a'))
  expect(await Promise.all(first)).toEqual([of('a'), of('a')])
  vi.advanceTimersByTime(60_000)
  expect(find()).toEqual(of('a'))
  await isAsked(2)
  // Nobody waits for a response while older sources are known.
  vi.advanceTimersByTime(60_000)
  expect(find()).toEqual(of('a'))
  await isAsked(3)
  answer(2, of('b'))
  await waitUntil('the newer one', async () => (await find()).frames[0] === of('b').frames[0])
})

it('asks when something has changed, before anybody comes', async () => {
  void find()
  await isAsked(1)
  answer(0, of('a'))
  await waitUntil('the first answer', () => !(find() instanceof Promise))
  find.renew()
  // From here on the page is the new one.
  const next = find()
  await isAsked(2)
  answer(1, of('b'))
  expect(await next).toEqual(of('b'))
  expect(find()).toEqual(of('b'))
})

it('goes on without, when the application fails from the start', async () => {
  const first = find()
  await isAsked(1)
  asked[0]?.writeHead(503).end()
  expect(await first).toEqual(NO_SOURCES)
})
