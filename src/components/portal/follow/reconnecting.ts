import { type Change, EVERYTHING, readChange } from '@/lib/feed/change'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
/** Whoever has not touched anything for so long is not there: their session may end. */
export const AWAY_MS = 30 * 60 * 1000

/** What it needs of the browser. */
export interface Surroundings {
  open: (since: string | null) => EventSource
  now: () => number
  /** From 0 to 1: fifty portals do not come back in the same moment. */
  random: () => number
}

/**
 * A stream of changes that comes back when it breaks off, later each time, and goes on where it was.
 * It follows only while somebody looks: `look` says whether the page is in view, `touch` that somebody
 * is there.
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
      // The browser's own way back knows no waiting, and gives up when it is refused.
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
        // Nothing was followed meanwhile.
        if (since === null) onChange(EVERYTHING)
        connect()
      }
    },
    stop: close,
  }
}
