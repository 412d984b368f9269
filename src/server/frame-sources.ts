import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FrameSources } from './bridge/bridge'
import { NO_FRAME_SOURCES } from './policy'
import { type Lifetime, staleWhileRevalidateCache } from './stale-while-revalidate-cache'

/** The sources stay fresh for as long as a cached page without a form (page-cache.ts). */
const LIFETIME: Lifetime = { freshMs: 30_000, staleMs: Number.POSITIVE_INFINITY }
/** When a read takes longer, callers get the previously known sources. */
const PATIENCE_MS = 2_000

/**
 * Caches the addresses that pages may show in an iframe. Callers get the known addresses at once,
 * while newer ones are read. After `renew`, callers wait for the read, because browsers would
 * otherwise block an iframe whose address was just published.
 */
export function cacheFrameSources(read: () => Promise<FrameSources>) {
  let known = NO_FRAME_SOURCES
  const kept = staleWhileRevalidateCache<void, FrameSources>({
    nameOf: () => 'sources',
    lifetimeOf: () => LIFETIME,
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
