import { payloadSecret } from '@/lib/env'
import { paths } from '@/lib/paths'
import { type FrameSources, NO_SOURCES } from './policy'

/** Without a notice it is asked for as often as the pages that need it (page-cache.ts). */
const FRESH_MS = 30_000
/** The very first pages do not wait longer for their policy. */
const PATIENCE_MS = 2_000

/**
 * What an editor has configured, asked of the application after every change and every 30 seconds beside
 * that. Only those wait who come before the first answer or right after a change: a page that has the new
 * film would be refused its frame. Otherwise the last one known holds until there is a newer one.
 * `renew` is called after a change.
 */
export function frameSources(origin: () => string) {
  let known: FrameSources | undefined
  let isOutdated = false
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<FrameSources> | undefined

  async function read(): Promise<FrameSources> {
    const reply = await fetch(origin() + paths.api.frameSources, {
      headers: { authorization: `Bearer ${payloadSecret()}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!reply.ok) throw new Error(`${reply.status}`)
    return (await reply.json()) as FrameSources
  }

  function ask(): Promise<FrameSources> {
    askedAt = performance.now()
    const mine: Promise<FrameSources> = read()
      .then((sources) => {
        // An answer that a change has overtaken is older than what comes next.
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
