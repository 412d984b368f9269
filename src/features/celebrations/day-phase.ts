/** When the celebration begins and ends, in milliseconds since 1970. */
export interface DayHours {
  startsAt: number
  endsAt: number
}

export const DAY_MS = 24 * 60 * 60 * 1000
/** How long a celebration without an entered end is live. */
const LIVE_WITHOUT_END_MS = 12 * 60 * 60 * 1000

/** `before` is the 24 hours before the celebration begins, `after` the 24 hours after it ends. */
export type DayPhase = 'before' | 'during' | 'after'

/** Returns when the celebration begins and ends; without an entered end it lasts 12 hours. */
export const hoursOf = (day: { startsAt: number; endsAt: number | null }): DayHours => ({
  startsAt: day.startsAt,
  endsAt: day.endsAt ?? day.startsAt + LIVE_WITHOUT_END_MS,
})

/** Returns the phase at `now`; null more than 24 hours before the beginning or after the end. */
export function phaseOf({ startsAt, endsAt }: DayHours, now: number): DayPhase | null {
  if (now < startsAt - DAY_MS || now >= endsAt + DAY_MS) return null
  if (now < startsAt) return 'before'
  return now < endsAt ? 'during' : 'after'
}

/** The moments at which the phase, and with it what pages show, changes without an edit. */
export const momentsOf = ({ startsAt, endsAt }: DayHours): number[] => [
  startsAt - DAY_MS,
  startsAt,
  endsAt,
  endsAt + DAY_MS,
]
