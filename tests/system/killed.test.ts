import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findLoopbackPort } from '@/runtime/ports'
import { waitUntil } from '../support/condition'
import { makeDataFolder, removeDataFolder } from '../support/data-folder'
import { alive, type ProcessIds, processIds } from '../support/process-ids'
import { startProduct, stopProducts, THROUGH_NPM } from '../support/product'

let dataDir: string
let port: number

beforeAll(async () => {
  dataDir = makeDataFolder()
  port = await findLoopbackPort()
})
afterEach(stopProducts)
afterAll(() => removeDataFolder(dataDir))

const kill = (pid: number) => process.kill(pid, 'SIGKILL')

async function expectNextStartToWork() {
  const next = await startProduct({ port, dataDir })
  expect((await fetch(`${next.address}/api/health`)).status).toBe(200)
  expect(await next.stop()).toBe(0)
}

describe('after kill -9', () => {
  it.each(['web', 'postgres'] as const)('of %s the rest stops and says so', async (victim) => {
    const product = await startProduct({ port, dataDir })
    const ids = processIds(dataDir)
    kill(ids[victim])
    expect(await product.ended).toBe(1)
    const part = victim === 'web' ? 'web process' : 'database'
    expect(product.output()).toContain(`The ${part} stopped unexpectedly`)
    expect(alive(ids)).toEqual([])
    await expectNextStartToWork()
  })

  it('of npm everything stops in order', async () => {
    const product = await startProduct({ port, dataDir }, THROUGH_NPM)
    const ids = processIds(dataDir)
    product.child.kill('SIGKILL')
    await waitUntil('all processes are gone', () => alive(ids).length === 0)
    await expectNextStartToWork()
  })

  it.each<[string, (keyof ProcessIds)[]]>([
    ['the supervisor', ['supervisor']],
    ['supervisor and web', ['supervisor', 'web']],
    ['supervisor and database', ['supervisor', 'postgres']],
    ['everything', ['supervisor', 'web', 'postgres']],
  ])('of %s the next start comes up', async (_name, victims) => {
    const product = await startProduct({ port, dataDir })
    const ids = processIds(dataDir)
    for (const victim of victims) kill(ids[victim])
    await product.ended
    await expectNextStartToWork()
    expect(alive(ids)).toEqual([])
  })
})
