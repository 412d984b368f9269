import { DayStrip } from '@/features/celebrations/components/day-strip'
import { cacheUntil } from '@/server/bridge/page-status'
import { readTheDay } from '../the-day'

/**
 * On every page of the site, around the hours of the celebration. Apart from what Home shows of the
 * day, whose scripts no other page needs.
 */
export async function TheStrip() {
  const { day, phase, changesAt } = await readTheDay()
  cacheUntil(changesAt)
  return <DayStrip phase={phase} words={phase ? day.strip[phase] : ''} />
}
