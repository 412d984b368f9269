import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FrameSources } from './bridge/bridge'
import { NO_SOURCES } from './policy'

/** Without a notice, the sources are read as often as the pages that need them (page-cache.ts). */
const FRESH_MS = 30_000
/** The first pages wait at most this long for their policy. */
const PATIENCE_MS = 2_000

async function giveUp(): Promise<never> {
  await sleep(PATIENCE_MS, undefined, { ref: false })
  throw new Error('Reading the sources took too long.')
}

/**
 * Returns the origins that an editor has allowed in frames, read after every change and otherwise
 * every 30 seconds. Callers wait only before the first response and right after a change, because a
 * page with a new film would have its frame refused. Otherwise they get the last known sources.
 * `renew` is called after a change.
 */
export function frameSources(read: () => Promise<FrameSources>) {
  let known: FrameSources | undefined
  let isOutdated = false
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<FrameSources> | undefined

  function ask(): Promise<FrameSources> {
    askedAt = performance.now()
    const mine: Promise<FrameSources> = Promise.race([read(), giveUp()])
      .then((sources) => {
        // What was read before a change must not replace a newer one.
        if (asking === mine) known = sources
        return sources
      })
      .catch(() => known ?? NO_SOURCES)
      .finally(() => {
        if (asking === mine) isOutdated = false
      })
    asking = mine
    return mine
  }

  function renew(): void {
    isOutdated = true
    void ask()
  }

  function find(): FrameSources | Promise<FrameSources> {
    const isFresh = performance.now() - askedAt < FRESH_MS
    const latest = asking && isFresh ? asking : ask()
    return known && !isOutdated ? known : latest
  }
  return Object.assign(find, { renew })
}
