import type { CelebrationKey } from './constants'
import { type Occurrence, occurrenceAfter, type Schedule } from './schedule'

interface Dated {
  title: string
  schedule: Schedule | null
}
interface Both {
  november: Dated
  march: Dated
}

interface NearestCelebration extends Occurrence {
  key: CelebrationKey
  title: string
}

const occurrences = ({ november, march }: Both, now: number) =>
  Object.entries({ november, march })
    .flatMap(([key, { title, schedule }]) => {
      const occurrence = occurrenceAfter(schedule, now)
      return occurrence ? [{ key: key as CelebrationKey, title, ...occurrence }] : []
    })
    .sort((a, b) => a.endsAt - b.endsAt)

/**
 * Returns the celebration that is on or comes next. Null while neither celebration has a date
 * ahead.
 */
export const nearestCelebration = (both: Both, now: number): NearestCelebration | null =>
  occurrences(both, now)[0] ?? null

/**
 * Returns both celebrations, the nearer one first. November is first while neither has a date
 * ahead.
 */
export function celebrationsInDateOrder(both: Both, now: number): [CelebrationKey, CelebrationKey] {
  const isMarchFirst = occurrences(both, now)[0]?.key === 'march'
  return isMarchFirst ? ['march', 'november'] : ['november', 'march']
}
