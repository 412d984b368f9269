/** Beginning and end of the celebration, in milliseconds since 1970. */
export interface DayHours {
  startsAt: number
  endsAt: number
}

export const DAY_MS = 24 * 60 * 60 * 1000
const LIVE_WITHOUT_END_MS = 12 * 60 * 60 * 1000

/** `before` is the 24 hours before the celebration begins, `after` the 24 hours after it ends. */
export type DayPhase = 'before' | 'during' | 'after'

export const dayHoursOf = (day: { startsAt: number; endsAt: number | null }): DayHours => ({
  startsAt: day.startsAt,
  endsAt: day.endsAt ?? day.startsAt + LIVE_WITHOUT_END_MS,
})

/**
 * Returns the phase at `now`. Null earlier than 24 hours before the beginning, and from 24 hours
 * after the end.
 */
export function dayPhaseOf({ startsAt, endsAt }: DayHours, now: number): DayPhase | null {
  if (now < startsAt - DAY_MS || now >= endsAt + DAY_MS) return null
  if (now < startsAt) return 'before'
  return now < endsAt ? 'during' : 'after'
}

/** Lists the times, in ms since 1970, at which cached pages change although nobody edits them. */
export const dayPhaseChanges = ({ startsAt, endsAt }: DayHours): number[] => [
  startsAt - DAY_MS,
  startsAt,
  endsAt,
  endsAt + DAY_MS,
]
