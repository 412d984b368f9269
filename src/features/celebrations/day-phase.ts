/** Milliseconds since 1970. */
export interface DayHours {
  startsAt: number
  endsAt: number
}

export const DAY_MS = 24 * 60 * 60 * 1000
/** How long a day without a written end is live. */
const LIVE_WITHOUT_END_MS = 12 * 60 * 60 * 1000

/** `before` and `after` are the 24 hours around the celebration. */
export type DayPhase = 'before' | 'during' | 'after'

/** The hours of a day whose end may not be written. */
export const hoursOf = (day: { startsAt: number; endsAt: number | null }): DayHours => ({
  startsAt: day.startsAt,
  endsAt: day.endsAt ?? day.startsAt + LIVE_WITHOUT_END_MS,
})

/** Null when the celebration is more than a day away. */
export function phaseOf({ startsAt, endsAt }: DayHours, now: number): DayPhase | null {
  if (now < startsAt - DAY_MS || now >= endsAt + DAY_MS) return null
  if (now < startsAt) return 'before'
  return now < endsAt ? 'during' : 'after'
}

/** The moments at which pages change without an edit. */
export const momentsOf = ({ startsAt, endsAt }: DayHours): number[] => [
  startsAt - DAY_MS,
  startsAt,
  endsAt,
  endsAt + DAY_MS,
]
