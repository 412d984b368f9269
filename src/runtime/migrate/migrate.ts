import pg from 'pg'
import { databaseUrl, dataDir, directDatabaseUrl } from '@/lib/env'
import { requireDirectAddress } from '../pooler'
import { requireReachable } from '../reachable'
import { completeSettings } from '../settings'
import { requireStorage } from '../storage'
import { requireFinishedDatabase, requireFinishedFolder } from '../unfinished-restore'
import { isPrepared, markPrepared } from './prepared'

/** Any number, as long as nothing else in this database uses it. */
const LOCK = 7_205_771

/** Before the names of migrations: makes their tables and leaves the content to a restore. */
export const ONLY = '--only='

/** Prepares the database while no other process can. Of two at once, the second finds it done. */
export async function main([only]: string[]): Promise<void> {
  completeSettings()
  process.env.DATABASE_URL = directDatabaseUrl()
  await requireReachable(databaseUrl())
  await requireDirectAddress()
  const client = new pg.Client(databaseUrl())
  await client.connect()
  await client.query('select pg_advisory_lock($1)', [LOCK])
  if (only?.startsWith(ONLY)) {
    const { makeTables } = await import('./prepare')
    await makeTables(only.slice(ONLY.length).split(','))
  } else {
    requireFinishedFolder(dataDir())
    await requireFinishedDatabase(client)
    await prepare(client)
  }
  // Payload's pool cannot be closed; leaving also gives the lock back.
  process.exit(0)
}

async function prepare(client: pg.Client): Promise<void> {
  if (await isPrepared(client)) return
  // The first pictures of a new site go there.
  await requireStorage()
  // Loaded only when needed: Payload takes seconds.
  const { prepareDatabase } = await import('./prepare')
  await prepareDatabase()
  await markPrepared(client)
}
