import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findLoopbackPort } from '@/runtime/ports'
import { waitUntil } from '../support/condition'
import { makePreparedFolder, removeDataFolder } from '../support/data-folder'
import { alive, type ProcessIds, processIds } from '../support/process-ids'
import { type Product, startProduct, stopProducts, THROUGH_NPM } from '../support/product'

let dataDir: string
let port: number
/** The running product that a test has left for the next one. */
let product: Product | null = null

beforeAll(async () => {
  dataDir = makePreparedFolder()
  port = await findLoopbackPort()
})
afterAll(async () => {
  await stopProducts()
  removeDataFolder(dataDir)
})

const RESTART_MS = 60_000
const ANSWER_MS = 5000

/** A request to a killed process is never answered, so it needs a time-out. */
const ask = (url: string) => fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) })

const kill = (pid: number) => process.kill(pid, 'SIGKILL')

/** Returns a running product, which the test will end. */
async function takeProduct(): Promise<Product> {
  const taken = product ?? (await startProduct({ port, dataDir }))
  product = null
  return taken
}

async function expectNextStartToWork() {
  product = await startProduct({ port, dataDir })
  expect((await fetch(`${product.address}/api/health`)).status).toBe(200)
}

describe('after kill -9', () => {
  // This test comes first, because nothing else may run.
  it('of npm everything stops in order', async () => {
    const { child } = await startProduct({ port, dataDir }, THROUGH_NPM)
    const ids = processIds(dataDir)
    child.kill('SIGKILL')
    await waitUntil('all processes are gone', () => alive(ids).length === 0)
    await expectNextStartToWork()
  })

  it('of the only web process another one takes its place', async () => {
    const taken = await takeProduct()
    const { web } = processIds(dataDir)
    kill(web)
    const isAnswered = async () =>
      (await ask(`${taken.address}/api/health`).catch(() => null))?.status === 200
    await waitUntil('another answers', isAnswered, RESTART_MS)
    expect(processIds(dataDir).web).not.toBe(web)
    expect(taken.output()).toContain('The web process stopped unexpectedly (SIGKILL)')
    product = taken
  })

  it('of postgres the rest stops and says so', async () => {
    const { ended, output } = await takeProduct()
    const ids = processIds(dataDir)
    kill(ids.postgres)
    expect(await ended).toBe(1)
    expect(output()).toContain('The database stopped unexpectedly')
    expect(alive(ids)).toEqual([])
    await expectNextStartToWork()
  })

  it.each<[string, (keyof ProcessIds)[]]>([
    ['the supervisor', ['supervisor']],
    ['everything', ['supervisor', 'web', 'postgres']],
  ])('of %s the next start comes up', async (_name, victims) => {
    const { ended } = await takeProduct()
    const ids = processIds(dataDir)
    for (const victim of victims) kill(ids[victim])
    await ended
    await expectNextStartToWork()
    expect(alive(ids)).toEqual([])
  })
})
