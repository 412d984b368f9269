import { DayStrip } from '@/features/celebrations/components/day-strip'
import { getTheDay } from '@/features/celebrations/server/data'
import { cacheUntil } from '@/server/bridge/page-status'
import { readTheDay } from '../the-day'

async function readStrip() {
  // On most days nothing is shown, so this returns before it reads the dates of the countdown.
  if (!(await getTheDay()).isOn) return null
  const { day, phase, changesAt } = await readTheDay()
  cacheUntil(changesAt)
  const words = phase && day.strip[phase]
  return words ? { phase, words } : null
}

/**
 * A line shown on every page of the site around the hours of the celebration. Separate from Home's
 * section about the day, so that other pages do not load that section's scripts.
 */
export async function TheStrip() {
  const strip = await readStrip()
  return strip && <DayStrip {...strip} />
}

/**
 * An invisible mark before the content, by which the styles reserve room for the strip at the end
 * of the page. Otherwise the part that fills the first screen would shrink when the strip arrives.
 */
export async function StripPlaceholder() {
  return (await readStrip()) && <span data-day-strip hidden />
}
