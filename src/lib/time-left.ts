export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/**
 * Returns the time until `target`, or null once it is reached. `target` and `now` are in
 * milliseconds since 1970.
 */
export function timeLeft(target: number, now: number): TimeLeft | null {
  if (now >= target) return null
  // Rounds up, so that the last second shows 1 and the event begins at 0.
  const seconds = Math.ceil((target - now) / 1000)
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}
