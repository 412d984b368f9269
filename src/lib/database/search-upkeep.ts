import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '../log/log'
import { db, sql } from './db'

const EVERY_MS = 1000

/**
 * Merges the search index's pending entries every second, so that no visitor's request has to do
 * it.
 */
export async function keepSearchIndexTidy(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await (await db()).execute(sql`select tidy_search_index()`)
    } catch (err) {
      log.error({ err }, 'search index')
    }
    await sleep(EVERY_MS, null, { signal }).catch(() => null)
  }
}
