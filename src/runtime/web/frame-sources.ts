import { onChange } from '@/lib/cache/changes'
import { payloadSecret } from '@/lib/env'
import { paths } from '@/lib/paths'
import { type FrameSources, NO_SOURCES } from './policy'

/** As old as a page may be (page-cache.ts): the policy changes with it. */
const FRESH_MS = 500
/** The very first pages do not wait longer for their policy. */
const PATIENCE_MS = 2_000

/**
 * What an editor has configured, asked of the application after every change and at most twice a
 * second beside that. Only those wait who come before the first answer or right after a change: a page
 * that has the new film would be refused its frame. Otherwise the last one known holds until there is a
 * newer one.
 */
export function frameSources(origin: () => string): () => FrameSources | Promise<FrameSources> {
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

  onChange(() => {
    isOutdated = true
    void ask()
  })
  return () => {
    const isFresh = performance.now() - askedAt < FRESH_MS
    const latest = asking && isFresh ? asking : ask()
    return known && !isOutdated ? known : latest
  }
}
