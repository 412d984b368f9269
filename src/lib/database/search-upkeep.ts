import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { db, query, sql } from './db'

const INDEX = 'submissions_search_trgm'
const EVERY_MS = 1000

/**
 * Room for what has come in since the last tidying, in kB. PostgreSQL's own 4 MB are full after 500
 * registrations, and then one visitor waits until all of them are sorted in.
 */
const PENDING_KB = 32 * 1024

async function makeRoom(): Promise<void> {
  const setting = `gin_pending_list_limit=${PENDING_KB}`
  const [small] = await query(
    await db(),
    sql`select from pg_class where relname = ${INDEX}
        and relnamespace = current_schema()::regnamespace
        and not coalesce(${setting} = any(reloptions), false)`,
  )
  if (!small) return
  await (await db()).execute(sql.raw(`alter index ${INDEX} set (${setting})`))
}

/**
 * Sorts into the search index what registrations have put at its end, every second, so that no visitor
 * does. What is not sorted in yet is found all the same. Any number of processes may.
 */
export async function tidySearch(signal: AbortSignal): Promise<void> {
  let hasRoom = false
  while (!signal.aborted) {
    try {
      if (!hasRoom) await makeRoom()
      hasRoom = true
      await (await db()).execute(sql`select gin_clean_pending_list(${INDEX}::regclass)`)
    } catch (error) {
      console.error('search index:', (error as Error).message)
    }
    await sleep(EVERY_MS, null, { signal }).catch(() => null)
  }
}
