import 'server-only'
import type { StaffActor } from '@/lib/access'
import { publishChange } from '@/lib/content/publish-change'
import { HOME_PAGE } from '../constants'

/** Lets the countdown on Home take its date from the November celebration. */
export const followCelebration = (actor: Pick<StaffActor, 'id'>): Promise<void> =>
  publishChange(HOME_PAGE, actor, ({ countdown }) => ({
    countdown: { ...countdown, dateFrom: 'november' },
  }))
