import { MINISTRY_TIME_ZONE } from '@/lib/dates'

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/**
 * Returns the local time in `zone` at the moment `at`, written as if it were UTC. Both are in
 * milliseconds since 1970.
 */
function wallClock(at: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const { year, month, day, hour, minute, second } = parts
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

function startOf(day: string, zone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const offset = (at: number) => wallClock(at, zone) - Math.floor(at / 1000) * 1000
  // Computes the offset twice, because it may change between the guess and midnight.
  const guess = midnight - offset(midnight)
  return new Date(midnight - offset(guess))
}

export interface CalendarDay {
  /** `yyyy-MM-dd`. */
  day: string
  start: Date
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Lists the last `count` days in `zone`, oldest first and today included, and then tomorrow. */
export function listLastDays(
  count: number,
  now: Date,
  zone: string = MINISTRY_TIME_ZONE,
): CalendarDay[] {
  const today = Math.floor(wallClock(now.getTime(), zone) / DAY_MS) * DAY_MS
  return Array.from({ length: count + 1 }, (_, at) => {
    const day = new Date(today + (at - count + 1) * DAY_MS).toISOString().slice(0, 10)
    return { day, start: startOf(day, zone) }
  })
}
