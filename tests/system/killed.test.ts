import exceljs from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findLoopbackPort } from '@/runtime/ports'
import { readRunFile } from '@/runtime/run-file'
import { waitUntil } from '../support/condition'
import { makePreparedFolder, removeDataFolder } from '../support/data-folder'
import { type PortalClient, setUpPortal, signIn } from '../support/portal'
import { createFormWithFile, type FormIds } from '../support/portal-forms'
import { listRunningProcesses, type ProcessIds, readProcessIds } from '../support/process-ids'
import {
  NPM_START,
  type RunningProduct,
  startProduct,
  stopLeftoverProducts,
} from '../support/product'
import { makeRegistrations, postRegistrations } from '../support/registrations'

let dataDir: string
let port: number
/** The running product that a test leaves for the next one. */
let product: RunningProduct | null = null
let form: FormIds

beforeAll(async () => {
  dataDir = makePreparedFolder()
  port = await findLoopbackPort()
})
afterAll(async () => {
  await stopLeftoverProducts()
  removeDataFolder(dataDir)
})

const RESTART_MS = 60_000
const CONCURRENCY = 16
/**
 * Only the `CONCURRENCY` registrations that are being sent at the time of the kill matter. More
 * registrations would only take longer.
 */
const REGISTRATIONS = 300
const ANSWER_MS = 5000

/** Fetches a URL with a timeout, because a killed process may never respond. */
const ask = (url: string) => fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) })

const kill = (pid: number) => process.kill(pid, 'SIGKILL')

/**
 * Returns the running product, or starts one. The calling test ends it, or stores it in `product`
 * again.
 */
async function takeProduct(): Promise<RunningProduct> {
  const taken = product ?? (await startProduct({ port, dataDir }))
  product = null
  return taken
}

async function expectNextStartToWork() {
  product = await startProduct({ port, dataDir })
  expect((await fetch(`${product.address}/api/health`)).status).toBe(200)
}

async function killWeb(): Promise<void> {
  const { web } = readProcessIds(dataDir)
  kill(web)
  const isAnother = () => (readRunFile(dataDir)?.web ?? []).some(({ pid }) => pid !== web)
  await waitUntil('another web process is there', isAnother, RESTART_MS)
}

async function listed(portal: PortalClient, { name }: FormIds): Promise<unknown[]> {
  const response = await portal.get('/api/admin/submissions')
  const all: { data: Record<string, unknown> }[] = await response.json()
  return all.map(({ data }) => data[name])
}

async function exported(portal: PortalClient, { id }: FormIds): Promise<unknown[]> {
  const response = await portal.get(`/api/admin/submissions/export/${id}`)
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(await response.arrayBuffer())
  const sheet = workbook.worksheets[0]
  const [head, ...rows] = (sheet?.getSheetValues() ?? []).filter(Array.isArray)
  const column = (head ?? []).indexOf('Your name')
  return rows.map((row) => row[column])
}

describe('after kill -9', () => {
  // This test comes first, because no other product may run on the data folder.
  it('of npm everything stops in order', async () => {
    const { child } = await startProduct({ port, dataDir }, NPM_START)
    const ids = readProcessIds(dataDir)
    child.kill('SIGKILL')
    await waitUntil('all processes are gone', () => listRunningProcesses(ids).length === 0)
    await expectNextStartToWork()
  })

  it('of the only web process another one takes its place, and nothing answered with 201 is lost or doubled', async () => {
    const taken = await takeProduct()
    const portal = await setUpPortal(taken.address)
    form = await createFormWithFile(portal, 'camp')
    const registrations = makeRegistrations(REGISTRATIONS)
    let saved = 0
    let restarted: Promise<void> | undefined
    await postRegistrations(
      `${taken.address}/api/forms/camp/submit`,
      { name: form.name },
      registrations,
      {
        concurrency: CONCURRENCY,
        onSaved: () => {
          saved += 1
          if (saved === REGISTRATIONS / 2) restarted = killWeb()
        },
      },
    )
    await restarted
    expect(saved).toBe(REGISTRATIONS)
    expect((await ask(`${taken.address}/api/health`)).status).toBe(200)
    expect(taken.output()).toContain('The web process stopped unexpectedly (SIGKILL)')
    const names = registrations.map(({ name }) => name).sort()
    expect((await listed(portal, form)).sort()).toEqual(names)
    expect((await exported(portal, form)).sort()).toEqual(names)
    product = taken
  })

  it('of postgres the rest stops and says so', async () => {
    const { ended, output } = await takeProduct()
    const ids = readProcessIds(dataDir)
    kill(ids.postgres)
    expect(await ended).toBe(1)
    expect(output()).toContain('The database stopped unexpectedly')
    expect(listRunningProcesses(ids)).toEqual([])
    await expectNextStartToWork()
  })

  it.each<[string, (keyof ProcessIds)[]]>([
    ['the supervisor', ['supervisor']],
    ['everything', ['supervisor', 'web', 'postgres']],
  ])('of %s the next start comes up', async (_name, victims) => {
    const { ended } = await takeProduct()
    const ids = readProcessIds(dataDir)
    for (const victim of victims) kill(ids[victim])
    await ended
    await expectNextStartToWork()
    expect(listRunningProcesses(ids)).toEqual([])
  })

  it('all that was registered before is there', async () => {
    product = await takeProduct()
    const names = await listed(await signIn(product.address), form)
    expect(new Set(names).size).toBe(REGISTRATIONS)
    expect(names).toHaveLength(REGISTRATIONS)
  })
})
