import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '@/lib/paths'
import { findLoopbackPort } from '@/runtime/ports'
import { waitUntil } from '../support/condition'
import { makePreparedFolder, removeDataFolder } from '../support/data-folder'
import { firstStartIn } from '../support/first-start'
import { FIRST_SUPER_ADMIN } from '../support/portal'
import { listRunningProcesses, readProcessIds } from '../support/process-ids'
import {
  NPM_START,
  type RunningProduct,
  startCommand,
  startProduct,
  stopLeftoverProducts,
} from '../support/product'

const STOP_MS = 10_000

let dataDir: string
let port: number

beforeAll(async () => {
  dataDir = makePreparedFolder()
  port = await findLoopbackPort()
})
afterEach(stopLeftoverProducts)
afterAll(() => removeDataFolder(dataDir))

const isHealthy = async ({ address }: RunningProduct) => (await fetch(`${address}/api/health`)).ok

it('a first start prepares everything and says where to go, a second one, through npm, skips what is done', async () => {
  const first = await firstStartIn(dataDir)
  expect(first.output).toMatch(/^Starting the database… \d+\.\d s$/m)
  expect(first.output).toMatch(/^Preparing the database… /m)
  expect(first.output).toContain(
    `Ready at ${first.address} — next: open ${first.address}/admin/setup?code=`,
  )
  expect(first).toMatchObject({ isHealthy: true, exitCode: 0, left: [] })
  expect(first.stopMs).toBeLessThan(STOP_MS)

  const second = await startProduct({ port, dataDir }, NPM_START)
  expect(second.output()).not.toMatch(/Installing|Preparing|Building/)
  // All processes end before a service manager would kill them.
  const ids = readProcessIds(dataDir)
  const stoppedAt = Date.now()
  expect(await second.stop('SIGTERM')).toBe(0)
  expect(Date.now() - stoppedAt).toBeLessThan(STOP_MS)
  expect(listRunningProcesses(ids)).toEqual([])
})

it('a request that is under way when it is stopped is answered', async () => {
  const product = await startProduct({ port, dataDir })
  const body = JSON.stringify(FIRST_SUPER_ADMIN)
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  const url = product.address + paths.api.login
  const post = request(url, { method: 'POST', headers: { ...headers, expect: '100-continue' } })
  const status = new Promise<number | undefined>((resolve, reject) => {
    post.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject)
  })
  post.flushHeaders()
  await once(post, 'continue')
  const stopped = product.stop()
  const isRefused = () =>
    isHealthy(product).then(
      () => false,
      () => true,
    )
  await waitUntil('nobody else is let in', isRefused, STOP_MS)
  post.end(body)
  expect(await status).toBe(401)
  expect(await stopped).toBe(0)
})

it('two copies run side by side, and a third shares no data folder with them', async () => {
  const other = { port: await findLoopbackPort(), dataDir: makePreparedFolder() }
  const [a, b] = await Promise.all([startProduct({ port, dataDir }), startProduct(other)])
  const third = startCommand({ PORT: await findLoopbackPort(), DATA_DIR: dataDir })
  expect(await third.ended).toBe(1)
  expect(third.output()).toContain(`Another copy is running on ${dataDir}`)
  expect(await Promise.all([isHealthy(a), isHealthy(b)])).toEqual([true, true])

  // A second Ctrl-C must not interrupt the orderly stop.
  const ids = readProcessIds(dataDir)
  a.child.kill('SIGINT')
  expect(await a.stop('SIGINT')).toBe(0)
  expect(listRunningProcesses(ids)).toEqual([])
  await b.stop()
  removeDataFolder(other.dataDir)
})

describe('a start that cannot work says why in one sentence', () => {
  it.each([
    ['a port that is no number', { PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535'],
    ['a port out of range', { PORT: '70000' }, 'PORT must be a whole number from 1 to 65535'],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgresql://someone:s3cret@127.0.0.1:1/none' },
      'The database at 127.0.0.1:1/none cannot be used',
    ],
    ['a data folder that is read-only', { DATA_DIR: '/sys/movement' }, '/sys/movement'],
  ])('%s', async (_name, settings, sentence) => {
    const run = startCommand({ PORT: port, DATA_DIR: dataDir, ...settings })
    expect(await run.ended).toBe(1)
    expect(run.output()).toContain(sentence)
    expect(run.output()).not.toMatch(/^ +at /m)
    expect(run.output()).not.toContain('s3cret')
  })

  it('a taken port', async () => {
    const blocker = createServer().listen(0)
    const taken = (blocker.address() as { port: number }).port
    const run = startCommand({ PORT: taken, DATA_DIR: dataDir })
    expect(await run.ended).toBe(1)
    expect(run.output()).toContain(`Port ${taken} is taken by another program`)
    blocker.close()
  })
})
