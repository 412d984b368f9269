export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** What is left between two instants, in milliseconds since 1970; null once it is there. */
export function timeLeft(target: number, now: number): TimeLeft | null {
  if (now >= target) return null
  // Rounded up: the last second is shown as 1, and the event begins when it would be 0.
  const seconds = Math.ceil((target - now) / 1000)
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

/** Milliseconds since 1970. */
export interface Day {
  startsAt: number
  /** Null: it has no end, and what stands there then stays. */
  endsAt: number | null
}

export type DayState = 'before' | 'live' | 'after'

/** Where in the day a moment is. */
export function dayState({ startsAt, endsAt }: Day, now: number): DayState {
  if (now < startsAt) return 'before'
  return endsAt !== null && now >= endsAt ? 'after' : 'live'
}
