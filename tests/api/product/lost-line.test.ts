import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { followNotifications } from '@/lib/database/listener'
import { databaseUrl } from '@/lib/env'
import { pageCacheHandler } from '@/server/page-cache'
import { startCuttableProxy } from '../../support/peers/silent-line'

const CHANNEL = 'lost_line_test'

let line: Awaited<ReturnType<typeof startCuttableProxy>>
let database: Client
let site: Server
let stop: () => void
let content = 'old words'
let missed = 0
const heard: string[] = []

beforeAll(async () => {
  const address = new URL(databaseUrl())
  line = await startCuttableProxy(address.hostname, Number(address.port || 5432))
  database = new Client({ connectionString: `${address}` })
  await database.connect()
  address.host = `127.0.0.1:${line.port}`
  vi.stubEnv('DATABASE_DIRECT_URL', `${address}`)
  site = createServer(async (request, response) => {
    if (!(await keep(request, response))) response.end(content)
  })
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  const keep = pageCacheHandler(
    origin,
    (url) => ({ address: url, isForm: false }),
    () => ({
      frames: [],
    }),
    async () => false,
  )
  // Only timers are faked: the clock stays real, so that cached pages do not age.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  stop = followNotifications([
    {
      channel: CHANNEL,
      onNotice: (word) => {
        heard.push(word)
        keep.forget()
      },
      onMissed: () => {
        missed++
        keep.forget()
      },
    },
  ])
})
afterAll(async () => {
  stop()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  line.close()
  site.close()
  await database.end()
})

const origin = () => `http://127.0.0.1:${(site.address() as AddressInfo).port}`
const visit = async () => (await fetch(origin())).text()

async function change(words: string): Promise<void> {
  content = words
  await database.query('select pg_notify($1, $2)', [CHANNEL, words])
}

it('a connection that dies without a word is made again within 45 seconds, and what is kept is dropped', async () => {
  await vi.waitFor(async () => {
    await change('is anybody listening')
    expect(heard).toContain('is anybody listening')
  })
  // Notifications arrive in order. After this one, no earlier one can drop the page.
  await change('first words')
  await vi.waitFor(() => expect(heard).toContain('first words'))
  expect(await visit()).toBe('first words')

  line.cut()
  await change('words that nobody is told of')
  await vi.advanceTimersByTimeAsync(29_000)
  expect(await visit()).toBe('first words')
  expect(missed).toBe(0)
  await vi.advanceTimersByTimeAsync(8_000)
  // Each attempt advances the timers by 50 ms, at most until 45 seconds after the cut.
  await vi.waitFor(() => expect(missed).toBe(1), { timeout: 8_000, interval: 50 })
  expect(await visit()).toBe('words that nobody is told of')

  await change('words of the new connection')
  await vi.waitFor(() => expect(heard).toContain('words of the new connection'))
  expect(await visit()).toBe('words of the new connection')
  expect(heard).not.toContain('words that nobody is told of')
})
