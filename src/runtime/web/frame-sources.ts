import { payloadSecret } from '@/lib/env'
import { paths } from '@/lib/paths'
import type { FrameSources } from './policy'

/** As old as a page may be (page-cache.ts): the policy changes with it. */
const FRESH_MS = 500
/** A page does not wait longer for its policy; until then the last one known holds. */
const PATIENCE_MS = 2_000

/** Asks the application for what an editor has configured, at most twice a second. */
export function frameSources(origin: string): () => Promise<FrameSources> {
  let known: FrameSources = { frames: [], media: [] }
  let last: { at: number; answer: Promise<FrameSources> } | undefined

  async function ask(): Promise<FrameSources> {
    const reply = await fetch(origin + paths.api.frameSources, {
      headers: { authorization: `Bearer ${payloadSecret()}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!reply.ok) throw new Error(`${reply.status}`)
    known = (await reply.json()) as FrameSources
    return known
  }

  return () => {
    if (last && performance.now() - last.at < FRESH_MS) return last.answer
    const answer = ask().catch(() => known)
    last = { at: performance.now(), answer }
    return answer
  }
}
