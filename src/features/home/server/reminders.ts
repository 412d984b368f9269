import 'server-only'
import { cms } from '@/lib/cms'
import type { Reminder } from '@/lib/content/reminder'
import { MINISTRY_TIME_ZONE } from '@/lib/dates'
import { paths } from '@/lib/paths'
import type { HomePage } from '@/payload-types'
import { HOME_PAGE_SLUG } from '../constants'

/**
 * Returns when the countdown becomes outdated, in milliseconds since 1970; NaN when no date is set.
 */
function outdatedAt(countdown: {
  startsAt?: string | null
  endsAt?: string | null
  afterwards?: string | null
  nextDate?: string | null
}): number {
  const { startsAt, endsAt, afterwards, nextDate } = countdown
  const last = endsAt && afterwards === 'next' && nextDate ? nextDate : startsAt
  return Date.parse(last ?? '')
}

const yearInManila = (now: number): number =>
  Number(new Date(now).toLocaleDateString('en-CA', { timeZone: MINISTRY_TIME_ZONE }).slice(0, 4))

const YEAR = /\b20\d\d\b/

function yearOfTheme(hero: HomePage['hero'] | undefined): number | null {
  const words = [hero?.slides?.[0]?.subtitle, hero?.label].join(' ')
  const [year] = YEAR.exec(words) ?? []
  return year ? Number(year) : null
}

export async function listHomeReminders(now = Date.now()): Promise<Reminder[]> {
  const payload = await cms()
  const { countdown, hero } = await payload.findGlobal({
    slug: HOME_PAGE_SLUG,
    depth: 0,
    overrideAccess: true,
  })
  const reminders: Reminder[] = []
  const isOwnDate = (countdown?.dateFrom ?? 'own') === 'own'
  if (isOwnDate && outdatedAt(countdown ?? {}) < now) {
    reminders.push({
      text: 'The day on the home page is past.',
      label: 'Set the next date of the countdown',
      address: paths.cmsGlobal(HOME_PAGE_SLUG),
      press: {
        label: 'Count to the next simultaneous celebration',
        address: paths.api.followCelebration,
      },
    })
  }
  const year = yearOfTheme(hero)
  if (year !== null && year < yearInManila(now)) {
    reminders.push({
      text: `The theme on the home page is that of ${year}.`,
      label: `Write the theme of ${yearInManila(now)}`,
      address: paths.cmsGlobal(HOME_PAGE_SLUG),
    })
  }
  return reminders
}
