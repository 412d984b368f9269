import pg from 'pg'
import { databaseUrl, dataDir, directDatabaseUrl } from '@/lib/env'
import { requireDirectDatabaseUrl } from '../pooler'
import { requireReachableDatabase } from '../reachable'
import { completeSettings } from '../settings'
import { requireStorage } from '../storage'
import { requireFinishedDatabase, requireFinishedFolder } from '../unfinished-restore'
import { isPrepared, markPrepared } from './prepared'

/** An arbitrary key for PostgreSQL's advisory lock. */
const LOCK = 7_205_771

/**
 * Begins the argument that names the only migrations to run. Their tables stay empty, because a
 * restore fills them.
 */
export const ONLY_MIGRATIONS_ARGUMENT = '--only='

/**
 * Prepares the database, or with `only` runs just the named migrations. When two processes start at
 * once, the second waits for the first and then finds everything done.
 */
export async function main([only]: string[]): Promise<void> {
  completeSettings()
  process.env.DATABASE_URL = directDatabaseUrl()
  await requireReachableDatabase(databaseUrl())
  await requireDirectDatabaseUrl()
  const client = new pg.Client(databaseUrl())
  await client.connect()
  await client.query('select pg_advisory_lock($1)', [LOCK])
  if (only?.startsWith(ONLY_MIGRATIONS_ARGUMENT)) {
    const { applyMigrations } = await import('./prepare')
    await applyMigrations(only.slice(ONLY_MIGRATIONS_ARGUMENT.length).split(','))
  } else {
    requireFinishedFolder(dataDir())
    await requireFinishedDatabase(client)
    await prepare(client)
  }
  // Ends the process, because Payload leaves its connections open. This also releases the lock.
  process.exit(0)
}

async function prepare(client: pg.Client): Promise<void> {
  if (await isPrepared(client)) return
  await requireStorage()
  // Imported only when needed, because loading Payload takes seconds.
  const { prepareDatabase } = await import('./prepare')
  await prepareDatabase()
  await markPrepared(client)
}
