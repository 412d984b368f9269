import { format, isValid } from 'date-fns'

/** Spec §9: dates in tables, in the reader's own time zone. */
export const formatTableDate = (date: Date | string) => format(date, 'MMM d, yyyy HH:mm')

/** Spec §9: dates in the details dialog. */
export const formatDetailsDate = (date: Date | string) => format(date, "MMMM d, yyyy 'at' HH:mm")

/** ISO 8601 in UTC; null for what is no time, such as PostgreSQL's `infinity`. */
export function toInstant(stored: Date | string | null): string | null {
  const date = new Date(stored ?? Number.NaN)
  return isValid(date) ? date.toISOString() : null
}

/** Where the ministry's day begins and ends, whoever looks. */
export const MINISTRY_TIME_ZONE = 'Asia/Manila'
