import type { Client } from 'pg'
import { ROOT } from '../bootstrap/bootstrap.mjs'
import { hashFiles } from '../build/fingerprint'

/** When one of these files changes, the database is prepared again. */
const SOURCES = [
  ...['migrations', 'src/seed', 'media/seed', 'src/lib/queue/queues.ts'],
  ...['node_modules/payload/package.json', 'node_modules/pg-boss/package.json'],
]

export async function isPrepared(client: Client): Promise<boolean> {
  const exists = await client.query(`select to_regclass('preparation') is not null as yes`)
  if (!exists.rows[0].yes) return false
  const found = await client.query('select fingerprint from preparation')
  return found.rows[0]?.fingerprint === hashFiles(ROOT, SOURCES)
}

/** Marks the database as prepared. Call it last, so that an interrupted preparation is repeated. */
export async function markPrepared(client: Client): Promise<void> {
  // In the public schema, so that dropping that schema also drops the mark.
  await client.query(
    `create table if not exists preparation (only_row boolean primary key default true check (only_row), fingerprint text not null)`,
  )
  await client.query(
    `insert into preparation (fingerprint) values ($1)
     on conflict (only_row) do update set fingerprint = excluded.fingerprint`,
    [hashFiles(ROOT, SOURCES)],
  )
}
