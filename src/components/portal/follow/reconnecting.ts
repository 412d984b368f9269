import { type Change, EVERYTHING, readChange } from '@/lib/feed/change'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
/** After this time without input nobody is assumed to be there, so that their session may end. */
export const AWAY_MS = 30 * 60 * 1000

/** The parts of the browser it uses; tests pass their own. */
export interface Surroundings {
  open: (since: string | null) => EventSource
  now: () => number
  /** From 0 to 1: spreads reconnections, so that fifty portals do not return at once. */
  random: () => number
}

/**
 * A stream of changes that reconnects when it breaks, with growing delays, and resumes where it
 * was. It is open only while the page is visible (`look`) and somebody uses it (`touch`).
 */
export function reconnecting(
  onChange: (change: Change) => void,
  { open, now, random }: Surroundings,
) {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let since: string | null = null
  let failures = 0
  let isInView = false
  let touchedAt = now()

  const isAway = () => now() - touchedAt > AWAY_MS

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
      // The browser's own reconnection has no growing delay and gives up when it is refused.
      close()
      const wait = Math.min(FIRST_WAIT_MS * 2 ** failures++, LONGEST_WAIT_MS)
      timer = setTimeout(connect, wait * (0.5 + random() / 2))
    }
  }
  return {
    look(willBeInView: boolean) {
      isInView = willBeInView
      if (!isInView) close()
      else if (!source) connect()
    },
    touch() {
      const wasAway = isAway()
      touchedAt = now()
      if (wasAway && isInView) {
        // No point to resume from: everything may have changed.
        if (since === null) onChange(EVERYTHING)
        connect()
      }
    },
    stop: close,
  }
}
