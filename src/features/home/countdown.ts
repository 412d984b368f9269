/** When the event takes place that Home counts down to, in milliseconds since 1970. */
export interface EventDay {
  startsAt: number
  /** Null when the event has no end; the state then stays `live`. */
  endsAt: number | null
}

export type EventDayState = 'before' | 'live' | 'after'

export function eventDayState({ startsAt, endsAt }: EventDay, now: number): EventDayState {
  if (now < startsAt) return 'before'
  return endsAt !== null && now >= endsAt ? 'after' : 'live'
}
