/** In milliseconds since 1970. */
export interface Day {
  startsAt: number
  /** Null: the event has no end, and the "live" text stays. */
  endsAt: number | null
}

export type DayState = 'before' | 'live' | 'after'

export function dayState({ startsAt, endsAt }: Day, now: number): DayState {
  if (now < startsAt) return 'before'
  return endsAt !== null && now >= endsAt ? 'after' : 'live'
}
