import 'server-only'
import type { StaffActor } from '@/lib/access'
import { publishChange } from '@/lib/content/publish-change'
import { HOME_PAGE } from '../constants'

/**
 * Makes the countdown follow the date of the simultaneous celebration, and publishes the change.
 */
export const followCelebration = (actor: Pick<StaffActor, 'id'>): Promise<void> =>
  publishChange(HOME_PAGE, actor, ({ countdown }) => ({
    countdown: { ...countdown, dateFrom: 'november' },
  }))
