import 'server-only'
import { subscribeToChanges } from '@/server/bridge/record-feed'
import type { Change } from './change'

/** Shorter than the idle timeout of common proxies. */
const BEAT_MS = 20_000
/**
 * The most events that may wait for a reader. With more, the reader is gone or too slow, and the
 * stream ends.
 */
const MAX_WAITING = 64

interface Feed {
  signal: AbortSignal
  /** The change that the reader has missed since its last connection; null when there was none. */
  missed: Change | null
  /** Called with every heartbeat: false ends the stream of a reader who has lost the permission. */
  mayStill: () => Promise<boolean>
  beatMs?: number
}

/**
 * The event's id is the time, so that a reader that reconnects says since when it has missed
 * events.
 */
const asEvent = (change: Change) => `id: ${Date.now()}\ndata: ${JSON.stringify(change)}\n\n`

/**
 * Streams changes of records as server-sent events until the reader leaves or loses the permission.
 */
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
            // A failing check means that the database is unavailable. The stream ends, and the
            // browser reconnects later.
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
            // The reader has closed the stream in the meantime.
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
      // Keeps nginx from buffering the stream.
      'x-accel-buffering': 'no',
    },
  })
}
