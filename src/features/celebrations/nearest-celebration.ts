import { endOfNext, formatDate, nextDay, type Schedule } from './schedule'

interface Dated {
  title: string
  schedule: Schedule | null
}

/** The celebration that comes next, or is on now. */
export interface NearestCelebration {
  title: string
  /** `November 30, 2026`. */
  date: string
  /** Milliseconds since 1970. */
  endsAt: number
}

/** Returns which of the two celebrations comes next; null while neither has a date ahead. */
export function nearestCelebration(
  { november, march }: { november: Dated; march: Dated },
  now: number,
): NearestCelebration | null {
  const [first] = [november, march]
    .flatMap(({ title, schedule }) => {
      const day = schedule && nextDay(schedule, now)
      const endsAt = schedule && endOfNext(schedule, now)
      return day && endsAt ? [{ title, date: formatDate(day), endsAt }] : []
    })
    .sort((a, b) => a.endsAt - b.endsAt)
  return first ?? null
}
