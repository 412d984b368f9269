/** When the event takes place that Home counts down to, in milliseconds since 1970. */
export interface Day {
  startsAt: number
  /** Null when the event has no end; the state then stays `live`. */
  endsAt: number | null
}

export type DayState = 'before' | 'live' | 'after'

export function dayState({ startsAt, endsAt }: Day, now: number): DayState {
  if (now < startsAt) return 'before'
  return endsAt !== null && now >= endsAt ? 'after' : 'live'
}
