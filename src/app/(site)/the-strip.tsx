import { DayStrip } from '@/features/celebrations/components/day-strip'
import { getTheDay } from '@/features/celebrations/server/data'
import { cacheUntil } from '@/server/bridge/page-status'
import { readTheDay } from '../the-day'

/**
 * On every page of the site, around the hours of the celebration. Apart from what Home shows of the
 * day, whose scripts no other page needs.
 */
export async function TheStrip() {
  // Most days nothing of it is shown, and then no page needs the dates that Home counts down to.
  if (!(await getTheDay()).isOn) return null
  const { day, phase, changesAt } = await readTheDay()
  cacheUntil(changesAt)
  return <DayStrip phase={phase} words={phase ? day.strip[phase] : ''} />
}
