import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openReplica, type Replica } from '@/lib/database/replica'
import { requireReplica } from '@/runtime/replica'
import { waitUntil } from '../support/condition'
import { removeDataFolder } from '../support/data-folder'
import { type Parts, prepareParts } from '../support/parts'
import { type Portal, setUpPortal } from '../support/portal'
import { createForm } from '../support/portal-forms'
import { makeRegistrations, post } from '../support/registrations'
import { startStandby } from '../support/standby'

let parts: Parts
let primary: pg.Pool
let standby: Awaited<ReturnType<typeof startStandby>>
let onStandby: pg.Pool
let replica: Replica
beforeAll(async () => {
  parts = await prepareParts()
  primary = new pg.Pool({ connectionString: parts.databaseUrl })
  standby = await startStandby(parts.dataDir, parts.databaseUrl)
  onStandby = new pg.Pool({ connectionString: standby.databaseUrl })
  for (const pool of [primary, onStandby]) pool.on('error', () => {})
  replica = openReplica(standby.databaseUrl, 4)
})
afterAll(async () => {
  await replica?.end()
  await Promise.all([primary?.end(), onStandby?.end()])
  await standby?.stop()
  await parts?.close()
  if (standby) removeDataFolder(standby.folder)
})

/** What the replica shows of the table; null when it is not used. */
async function readLast(): Promise<number | null> {
  const client = await replica.take(primary)
  if (!client) return null
  const { rows } = await client.query('select max(n)::int as n from replica_test')
  client.release()
  return rows[0].n
}

it('is read only when it shows what was written before', async () => {
  await primary.query('create table replica_test (n int)')
  for (let n = 1; n <= 60; n++) {
    await primary.query('insert into replica_test values ($1)', [n])
    expect([n, null]).toContain(await readLast())
  }
  await waitUntil('it is used', async () => (await readLast()) === 60)
  await onStandby.query('select pg_wal_replay_pause()')
  await primary.query('insert into replica_test values (61)')
  expect(await readLast()).toBeNull()
  await onStandby.query('select pg_wal_replay_resume()')
  await waitUntil('it is used again', async () => (await readLast()) === 61)
  await primary.query('drop table replica_test')
})

it('an address that leads elsewhere is told before anything starts', async () => {
  Object.assign(process.env, { DATABASE_URL: parts.databaseUrl })
  const tryAddress = (url: string) => {
    process.env.DATABASE_READ_URL = url
    return requireReplica()
  }
  try {
    await expect(tryAddress('nowhere')).rejects.toThrow('is not an address')
    await expect(tryAddress(parts.databaseUrl)).rejects.toThrow('leads to no replica')
    await expect(tryAddress(standby.databaseUrl)).resolves.toBeUndefined()
    await expect(tryAddress('postgresql://127.0.0.1:9/x')).resolves.toBeUndefined()
  } finally {
    process.env.DATABASE_READ_URL = ''
    process.env.DATABASE_URL = ''
  }
})

it('staff see every registration at once, with the replica working, held up and gone', async () => {
  await parts.start('web', (command) => [
    'env',
    `DATABASE_READ_URL=${standby.databaseUrl}`,
    ...command,
  ])
  const portal: Portal = await setUpPortal(parts.address)
  const form = await createForm(portal, 'camp')
  let sent = 0
  const registerAndCount = async () => {
    const [registration] = makeRegistrations(1)
    if (registration) await post(`${parts.address}/api/forms/camp/submit`, form, registration)
    sent += 1
    const { headers } = await portal.get('/api/admin/submissions?limit=1')
    expect(headers.get('x-total-count')).toBe(`${sent}`)
  }
  const user = `select count(*)::int as n from pg_stat_activity where usename = 'movement_app'`
  for (let time = 0; time < 5; time++) await registerAndCount()
  // The product's own role, which the replica has too.
  expect((await onStandby.query(user)).rows[0].n).toBeGreaterThan(0)
  await onStandby.query('select pg_wal_replay_pause()')
  await registerAndCount()
  await onStandby.query('select pg_wal_replay_resume()')
  await standby.stop()
  for (let time = 0; time < 3; time++) await registerAndCount()
})
