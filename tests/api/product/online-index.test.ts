import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { afterAll, expect, it } from 'vitest'
import { cms } from '@/lib/cms'
import { pool } from '@/lib/database/db'

const NAME = '29991231_000000_online_index'
const INDEX = 'submissions_made_online'

afterAll(async () => {
  const connections = await pool()
  await connections.query(`drop index if exists ${INDEX}`)
  await connections.query('delete from payload_migrations where name = $1', [NAME])
})

it('the recipe of docs/OPERATIONS.md: an index is made beside the transaction of its migration', async () => {
  const payload = await cms()
  const { pool: own } = payload.db as unknown as PostgresAdapter
  const up = () => own.query(`CREATE INDEX CONCURRENTLY IF NOT EXISTS ${INDEX} ON submissions (id)`)
  const down = () => own.query(`DROP INDEX CONCURRENTLY IF EXISTS ${INDEX}`)
  await payload.db.migrate({
    migrations: [
      { name: NAME, up: async () => void (await up()), down: async () => void (await down()) },
    ],
  })
  const { rows } = await (await pool()).query(
    'select indisvalid as valid from pg_index where indexrelid = $1::regclass',
    [INDEX],
  )
  expect(rows).toEqual([{ valid: true }])
})
