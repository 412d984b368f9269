import type { HomeContent } from './present'

type Countdown = HomeContent['countdown']

/** The date of a celebration, as texts and in milliseconds since 1970. */
interface Dates {
  date: string
  hours: string
  startsAt: number
  endsAt: number
}

/**
 * Takes date and hours from the celebration that an editor has chosen. Returns `countdown` itself
 * when none is chosen or the chosen one has no future date.
 */
export function withCelebrationDate(
  countdown: Countdown,
  ahead: Record<'november' | 'march', Dates | null>,
): Countdown {
  const { dateFrom } = countdown
  const dates = dateFrom === 'november' || dateFrom === 'march' ? ahead[dateFrom] : null
  if (!dates) return countdown
  const { date, hours, startsAt, endsAt } = dates
  return { ...countdown, date, hours, day: { startsAt, endsAt } }
}
