import { DayStrip } from '@/features/celebrations/components/day-strip'
import { getTheDay } from '@/features/celebrations/server/data'
import { cacheUntil } from '@/server/bridge/page-status'
import { readDayAndCountdown } from '../the-day'

async function readStrip() {
  if (!(await getTheDay()).isOn) return null
  const { day, phase, changesAt } = await readDayAndCountdown()
  cacheUntil(changesAt)
  const words = phase && day.strip[phase]
  return words ? { phase, words } : null
}

/**
 * The strip about the celebration's day. It is separate from Home's section about the day, because
 * other pages do not need the scripts of that section.
 */
export async function CurrentDayStrip() {
  const strip = await readStrip()
  return strip && <DayStrip {...strip} />
}

/** Reserves the strip's room, so that the first screen does not shrink when the strip arrives. */
export async function DayStripPlaceholder() {
  return (await readStrip()) && <span data-day-strip hidden />
}
