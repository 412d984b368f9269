import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { acquireLock } from '../bootstrap/exclusive-lock.mjs'
import { Failure } from '../bootstrap/failure.mjs'
import { DATABASE_NAME, openDatabase } from '../database'
import { hasCluster, runningDatabaseUrl } from '../postgres/embedded'
import type { Settings } from '../settings'
import type { Supervision } from '../supervise'

const POLL_MS = 200
const WAIT_MS = 60_000

/** Returns the URL of the database. Starts the embedded server when the product does not run. */
export async function openSourceDatabase(
  settings: Settings,
  supervision: Supervision,
): Promise<string> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl) return openDatabase(settings, supervision)
  if (!hasCluster(dataDir)) {
    throw new Failure(`There is no database in ${dataDir}; set DATA_DIR to the folder to back up.`)
  }
  const deadline = Date.now() + WAIT_MS
  while (Date.now() < deadline) {
    supervision.signal.throwIfAborted()
    const release = await acquireLock(dataDir, 'run', { waitMs: 0 })
    if (release) {
      supervision.onStop(release)
      return openDatabase(settings, supervision)
    }
    const address = runningDatabaseUrl(dataDir, DATABASE_NAME)
    if (address && (await answers(address))) return address
    await sleep(POLL_MS)
  }
  throw new Failure(`The database in ${dataDir} does not answer; look at server.log beside it.`)
}

async function answers(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client(databaseUrl)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
