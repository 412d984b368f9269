import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FrameSources } from './bridge/bridge'
import { keptUntilStale, type Lifetime } from './kept-until-stale'
import { NO_SOURCES } from './policy'

/**
 * Without a notice of a change, the sources are read again as often as cached pages are rendered
 * again (page-cache.ts).
 */
const LIFETIME: Lifetime = { freshMs: 30_000, staleMs: Number.POSITIVE_INFINITY }
/** The first pages wait at most this long for their policy. */
const PATIENCE_MS = 2_000

/**
 * Returns the addresses that pages may frame, read after every change and otherwise
 * every 30 seconds. Callers wait only before the first response and right after a change, because a
 * page with a new store would have its frame refused. Otherwise they get the last known sources.
 * `renew` is called after a change.
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
