import 'server-only'
import type { StaffActor } from '@/lib/access'
import { publishChange } from '@/lib/content/publish-change'
import { HOME_PAGE } from '../constants'

export const followCelebration = (actor: Pick<StaffActor, 'id'>): Promise<void> =>
  publishChange(HOME_PAGE, actor, ({ countdown }) => ({
    countdown: { ...countdown, dateFrom: 'november' },
  }))
