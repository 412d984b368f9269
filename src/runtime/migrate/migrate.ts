import pg from 'pg'
import { databaseUrl } from '@/lib/env'
import { requireReachable } from '../reachable'
import { completeSettings } from '../settings'
import { isPrepared, markPrepared } from './prepared'

/** Any number, as long as nothing else in this database uses it. */
const LOCK = 7_205_771

/** Prepares the database while no other process can. Of two at once, the second finds it done. */
export async function main(): Promise<void> {
  completeSettings()
  await requireReachable(databaseUrl())
  const client = new pg.Client(databaseUrl())
  await client.connect()
  await client.query('select pg_advisory_lock($1)', [LOCK])
  if (!(await isPrepared(client))) {
    // Loaded only when needed: Payload takes seconds.
    const { prepareDatabase } = await import('./prepare')
    await prepareDatabase()
    await markPrepared(client)
  }
  // Payload's pool cannot be closed; leaving also gives the lock back.
  process.exit(0)
}
