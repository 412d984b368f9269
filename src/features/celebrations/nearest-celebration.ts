import { type Occurrence, occurrenceAfter, type Schedule } from './schedule'

interface Dated {
  title: string
  schedule: Schedule | null
}

/** The celebration that comes next, or is on now. */
export interface NearestCelebration extends Occurrence {
  title: string
}

/** Returns which of the two celebrations comes next; null while neither has a date ahead. */
export function nearestCelebration(
  { november, march }: { november: Dated; march: Dated },
  now: number,
): NearestCelebration | null {
  const [first] = [november, march]
    .flatMap(({ title, schedule }) => {
      const occurrence = occurrenceAfter(schedule, now)
      return occurrence ? [{ title, ...occurrence }] : []
    })
    .sort((a, b) => a.endsAt - b.endsAt)
  return first ?? null
}
