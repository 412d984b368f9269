import 'server-only'
import { subscribeToChanges } from '@/server/bridge/record-feed'
import type { Change } from './change'

/** Shorter than proxies wait for a silent answer. */
const BEAT_MS = 20_000
/** Words that a reader has not taken: it is gone, or too slow. */
const MAX_WAITING = 64

interface Feed {
  signal: AbortSignal
  /** What happened before the stream began. */
  missed: Change | null
  /** Asked with each beat: may the reader still see it? */
  mayStill: () => Promise<boolean>
  beatMs?: number
}

/** The number is the time, for whoever comes back: from then on it has missed what happened. */
const asEvent = (change: Change) => `id: ${Date.now()}\ndata: ${JSON.stringify(change)}\n\n`

/** Server-sent events with what happens to records until the reader leaves or may not. */
export function streamChanges({ signal, missed, mayStill, beatMs = BEAT_MS }: Feed): Response {
  const encoder = new TextEncoder()
  let leave = () => {}
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const say = (words: string) => {
          controller.enqueue(encoder.encode(words))
          if ((controller.desiredSize ?? 0) < -MAX_WAITING) end()
        }
        const beat = () =>
          mayStill().then(
            (may) => (may ? say(`id: ${Date.now()}\nevent: beat\ndata:\n\n`) : end()),
            // The database is away: the reader comes back when it is there.
            end,
          )
        const timer = setInterval(() => void beat().catch(leave), beatMs)
        const unfollow = subscribeToChanges({
          onChange: (change) => say(asEvent(change)),
          onEnd: () => end(),
        })
        leave = () => {
          clearInterval(timer)
          unfollow()
        }
        function end() {
          leave()
          try {
            controller.close()
          } catch {
            // The reader was faster.
          }
        }
        signal.addEventListener('abort', end, { once: true })
        if (signal.aborted) return end()
        say(`id: ${Date.now()}\nevent: beat\ndata:\n\n`)
        if (missed) say(asEvent(missed))
      },
      cancel: () => leave(),
    },
    { highWaterMark: 1 },
  )
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // nginx would hold it back otherwise.
      'x-accel-buffering': 'no',
    },
  })
}
