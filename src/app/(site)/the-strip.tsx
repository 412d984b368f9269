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
 * Shown on every page of the site around the hours of the celebration. Not part of Home's section
 * about the day, whose scripts no other page needs.
 */
export async function TheStrip() {
  const strip = await readStrip()
  return strip && <DayStrip {...strip} />
}

/**
 * Stands before the content and tells the styles that a strip will follow it. Otherwise what fills the
 * first screen would become smaller when the end of the page arrives.
 */
export async function StripToCome() {
  return (await readStrip()) && <span data-day-strip hidden />
}
