import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FeedChange, readChange, UNKNOWN_CHANGE } from '@/lib/feed/change'
import { paths } from '@/lib/paths'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
/**
 * The stream closes after this time without input, because each reconnection prolongs the session.
 */
export const IDLE_LIMIT_MS = 30 * 60 * 1000

interface StreamEnvironment {
  open: (since: string | null) => EventSource
  now: () => number
  /** From 0 to 1; varies the delay, so that many portals do not reconnect at the same moment. */
  random: () => number
}

/**
 * Makes a stream of changes, which is open while the tab is visible and in use. It reconnects with
 * growing delays and continues after the last event. `readAt`, in milliseconds by the server's
 * clock, is when the data on the screen were read: changes since then are sent first.
 */
export function openChangeStream(
  onChange: (change: FeedChange) => void,
  { open, now, random }: StreamEnvironment,
  readAt?: number,
) {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = readAt === undefined ? null : `${readAt}`
  let failures = 0
  let isInView = false
  let touchedAt = now()

  const isAway = () => now() - touchedAt > IDLE_LIMIT_MS

  function close() {
    clearTimeout(timer)
    source?.close()
    source = null
  }
  function note(id: string) {
    failures = 0
    if (id) since = id
    if (isAway()) close()
  }
  function connect() {
    close()
    if (!isInView || isAway()) return
    const own = open(since)
    source = own
    own.onmessage = ({ data, lastEventId }) => {
      note(lastEventId)
      onChange(readChange(data))
    }
    own.addEventListener('beat', ({ lastEventId }) => note(lastEventId))
    own.onerror = () => {
      // `EventSource` itself reconnects without growing delays, and not after a refused request.
      close()
      const wait = Math.min(FIRST_WAIT_MS * 2 ** failures++, LONGEST_WAIT_MS)
      timer = setTimeout(connect, wait * (0.5 + random() / 2))
    }
  }
  return {
    setVisible(willBeInView: boolean) {
      isInView = willBeInView
      if (!isInView) close()
      else if (!source) connect()
    },
    recordInput() {
      const wasAway = isAway()
      touchedAt = now()
      if (wasAway && isInView) {
        // Without a last event to continue after, any record may have changed.
        if (since === null) onChange(UNKNOWN_CHANGE)
        connect()
      }
    },
    stop: close,
  }
}

/** Runs `work` `everyMs` after a call of `schedule`; further calls until then add nothing. */
export function createThrottle(work: () => void, everyMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    schedule() {
      timer ??= setTimeout(() => {
        timer = undefined
        work()
      }, everyMs)
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

const open = (since: string | null) =>
  new EventSource(since === null ? paths.api.changes : `${paths.api.changes}?since=${since}`)

export function useThrottle(work: () => void, everyMs: number): () => void {
  const run = useEffectEvent(work)
  const throttle = useRef<ReturnType<typeof createThrottle> | null>(null)
  useEffect(() => {
    throttle.current = createThrottle(() => run(), everyMs)
    return () => throttle.current?.stop()
  }, [everyMs])
  return () => throttle.current?.schedule()
}

/**
 * Calls `onChange` for changes of records while the tab is visible. `readAt` is as for
 * `openChangeStream`.
 */
export function useChanges(onChange: (change: FeedChange) => void, readAt?: number): void {
  const hear = useEffectEvent(onChange)
  const [since] = useState(readAt)
  useEffect(() => {
    const environment = { open, now: Date.now, random: Math.random }
    const stream = openChangeStream((change) => hear(change), environment, since)
    const look = () => stream.setVisible(document.visibilityState === 'visible')
    const touch = () => stream.recordInput()
    look()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pointerdown', touch)
    window.addEventListener('keydown', touch)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pointerdown', touch)
      window.removeEventListener('keydown', touch)
      stream.stop()
    }
  }, [since])
}
