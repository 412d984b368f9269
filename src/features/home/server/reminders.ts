import 'server-only'
import { cms } from '@/lib/cms'
import type { Reminder } from '@/lib/content/reminder'
import { paths } from '@/lib/paths'
import { HOME_PAGE } from '../constants'

/**
 * The day after which the countdown's text is outdated, in milliseconds since 1970; NaN without a
 * date.
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

/** Reminds editors that the day has passed and no next one is set. */
export async function listHomeReminders(now = Date.now()): Promise<Reminder[]> {
  const payload = await cms()
  const { countdown } = await payload.findGlobal({
    slug: HOME_PAGE,
    depth: 0,
    overrideAccess: true,
  })
  if (!(outdatedAt(countdown ?? {}) < now)) return []
  return [
    {
      text: 'The day on the home page is past.',
      label: 'Set the next date of the countdown',
      address: paths.cmsGlobal(HOME_PAGE),
    },
  ]
}
