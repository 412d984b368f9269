import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '../log/log'
import { db, sql } from './db'

const EVERY_MS = 1000

/**
 * Sorts into the search index what registrations have put at its end, every second, so that no visitor
 * does. What is not sorted in yet is found all the same. Any number of processes may.
 *
 * The index has room for 32 MB that are not sorted in: PostgreSQL's own 4 MB are full after 500
 * registrations, and then one visitor waits until all of them are.
 */
export async function tidySearch(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await (await db()).execute(sql`select tidy_search_index()`)
    } catch (err) {
      log.error({ err }, 'search index')
    }
    await sleep(EVERY_MS, null, { signal }).catch(() => null)
  }
}
