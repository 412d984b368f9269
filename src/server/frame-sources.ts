import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FrameSources } from './bridge/bridge'
import { keptUntilStale, type Lifetime } from './kept-until-stale'
import { NO_SOURCES } from './policy'

/**
 * When no change is announced, the sources are read again as often as cached pages are rendered
 * again (page-cache.ts).
 */
const LIFETIME: Lifetime = { freshMs: 30_000, staleMs: Number.POSITIVE_INFINITY }
/** A read may take this long; then the previously known sources are used. */
const PATIENCE_MS = 2_000

/**
 * Returns a function that resolves to the addresses that pages may show in frames. They are read
 * after every change, and again for a request that comes 30 seconds later or more. A caller waits
 * only for the first read and for the one after a change, because a page with a new store would
 * have its frame refused. Otherwise it gets the known sources at once. `renew` is to be called
 * after a change.
 */
export function frameSources(read: () => Promise<FrameSources>) {
  let known = NO_SOURCES
  const kept = keptUntilStale<void, FrameSources>({
    nameOf: () => 'sources',
    lifetimeOf: () => LIFETIME,
    // When the sources cannot be read, the previous ones are better than none.
    make: async () => {
      const late = sleep(PATIENCE_MS, null, { ref: false })
      known = (await Promise.race([read(), late]).catch(() => null)) ?? known
      return known
    },
    untilOf: () => null,
  })
  const find = async (): Promise<FrameSources> => (await kept.find()) ?? known
  return Object.assign(find, {
    renew: () => {
      kept.forget()
      void find()
    },
  })
}
