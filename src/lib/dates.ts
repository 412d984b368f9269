import { isValid } from 'date-fns'

/**
 * Returns a function that splits a date into its parts. Uses `Intl`, because date-fns would add to
 * the scripts that browsers download.
 */
function formatterOf(month: 'short' | 'long', timeZone?: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    month,
    day: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (date: Date | string) =>
    Object.fromEntries(format.formatToParts(new Date(date)).map(({ type, value }) => [type, value]))
}

export const MINISTRY_TIME_ZONE = 'Asia/Manila'

const inShort = formatterOf('short')
const inFull = formatterOf('long')
const inShortThere = formatterOf('short', MINISTRY_TIME_ZONE)

/** Returns `MMM d, yyyy HH:mm` in the reader's time zone (Spec §9). */
export const formatTableDate = (date: Date | string): string => tableDate(inShort(date))

/**
 * Like `formatTableDate`, but in Manila time, for pages that are rendered before the reader's own
 * time zone is known.
 */
export const formatMinistryTableDate = (date: Date | string): string =>
  tableDate(inShortThere(date))

const tableDate = ({ month, day, year, hour, minute }: Record<string, string>) =>
  `${month} ${day}, ${year} ${hour}:${minute}`

/** Returns `MMMM d, yyyy 'at' HH:mm` in the reader's time zone (Spec §9). */
export function formatDetailsDate(date: Date | string): string {
  const { month, day, year, hour, minute } = inFull(date)
  return `${month} ${day}, ${year} at ${hour}:${minute}`
}

/**
 * Returns `HH:mm` when the date is today, otherwise the same as `formatTableDate`. `now` is in
 * milliseconds.
 */
export function formatClock(date: Date | string | number, now: number): string {
  const [at, today] = [new Date(date), new Date(now)]
  const { hour, minute } = inShort(at)
  return formatDay(at) === formatDay(today) ? `${hour}:${minute}` : formatTableDate(at)
}

/** Returns `MMM d, yyyy` in the reader's time zone. */
export function formatDay(date: Date | string): string {
  const { month, day, year } = inShort(date)
  return `${month} ${day}, ${year}`
}

const WRITTEN_DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
})

/** Turns `yyyy-MM-dd` into `MMMM d, yyyy`. Returns other text unchanged. */
export function formatWrittenDay(day: string): string {
  const midnight = `${day}T00:00:00.000Z`
  return toInstant(midnight) === midnight ? WRITTEN_DAY.format(new Date(midnight)) : day
}

/** Returns `MMM d` in the reader's time zone. */
export function formatShortDay(date: Date | string): string {
  const { month, day } = inShort(date)
  return `${month} ${day}`
}

/** Returns ISO 8601 in UTC; null for null or an invalid time, such as PostgreSQL's `infinity`. */
export function toInstant(stored: Date | string | null): string | null {
  const date = new Date(stored ?? Number.NaN)
  return isValid(date) ? date.toISOString() : null
}
