import { shiftToManilaTime } from '@/lib/manila-time'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The time for accepting an offer runs only between these times of day, in Manila. */
const MORNING_MS = 7 * HOUR_MS
const NIGHT_MS = 21 * HOUR_MS

/** Returns the time that is `hours` after `from`, not counting 21:00 to 07:00 in Manila. */
export function calculateOfferDeadline(from: Date, hours: number): Date {
  const ahead = shiftToManilaTime(from).getTime() - from.getTime()
  let at = from.getTime() + ahead
  let left = hours * HOUR_MS
  for (;;) {
    const day = Math.floor(at / DAY_MS) * DAY_MS
    at = Math.max(at, day + MORNING_MS)
    const today = Math.max(0, day + NIGHT_MS - at)
    if (left <= today) return new Date(at + left - ahead)
    left -= today
    at = day + DAY_MS
  }
}
