import 'server-only'
import { bridge } from '@/server/bridge/bridge'
import { type Executor, sql } from '../database/sql'
import { type FeedChange, toChange } from './change'
import { FEED_CHANNEL } from './listeners'
import type { StreamSlot } from './places'

/**
 * Tells open portals which registrations came or changed. New registrations are announced later by
 * the worker, because PostgreSQL commits transactions with a NOTIFY only one after the other.
 */
export async function notifyChange(
  on: Executor,
  { came = [], changed = [] }: { came?: readonly number[]; changed?: readonly number[] },
): Promise<void> {
  if (came.length + changed.length === 0) return
  const words = JSON.stringify(toChange(came, changed))
  await on.execute(sql`select pg_notify(${FEED_CHANNEL}, ${words})`)
}

const BEAT_MS = 20_000
/**
 * The most unsent events of a stream. With more the stream ends, because its reader is gone or too
 * slow.
 */
const MAX_WAITING = 64

interface Feed {
  place: StreamSlot
  signal: AbortSignal
  /** What changed since the time that the reader named; null when it named none. */
  missed: FeedChange | null
  /**
   * Called at each heartbeat: tells whether the account may still read. The stream ends when the
   * answer is false.
   */
  mayStill: () => Promise<boolean>
  beatMs?: number
}

/**
 * Writes a change as an event whose id is the time. A reader that reconnects sends the id back,
 * which tells since when events were missed.
 */
const asEvent = (change: FeedChange) => `id: ${Date.now()}\ndata: ${JSON.stringify(change)}\n\n`

export function streamChanges({
  place,
  signal,
  missed,
  mayStill,
  beatMs = BEAT_MS,
}: Feed): Response {
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
          Promise.all([mayStill(), place.renew()]).then(
            (both) =>
              both.every(Boolean) ? say(`id: ${Date.now()}\nevent: beat\ndata:\n\n`) : end(),
            end,
          )
        const timer = setInterval(() => void beat().catch(leave), beatMs)
        const onChange = (change: FeedChange) => say(asEvent(change))
        const { recordFeed } = bridge
        recordFeed.on('change', onChange)
        const onTaken = (name: string) => name === place.name && end()
        recordFeed.on('end', end)
        recordFeed.on('taken', onTaken)
        leave = () => {
          clearInterval(timer)
          recordFeed.off('change', onChange)
          recordFeed.off('end', end)
          recordFeed.off('taken', onTaken)
          // The lease expires anyway when the database is unavailable.
          place.leave().catch(() => {})
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
      'x-accel-buffering': 'no',
    },
  })
}
