import { DayStrip } from '@/features/celebrations/components/day-strip'
import { getTheDay } from '@/features/celebrations/server/data'
import { cacheUntil } from '@/server/bridge/page-status'
import { readTheDay } from '../the-day'

/**
 * Shown on every page of the site around the hours of the celebration. Not part of Home's section
 * about the day, whose scripts no other page needs.
 */
export async function TheStrip() {
  // On most days nothing is shown, so this returns before it reads the dates of the countdown.
  if (!(await getTheDay()).isOn) return null
  const { day, phase, changesAt } = await readTheDay()
  cacheUntil(changesAt)
  return <DayStrip phase={phase} words={phase ? day.strip[phase] : ''} />
}
