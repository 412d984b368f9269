import 'server-only'
import type { StaffActor } from '@/lib/access'
import { publishGlobalChange } from '@/lib/content/publish-change'
import { HOME_PAGE_SLUG } from '../constants'

export const linkCountdownToCelebration = (actor: Pick<StaffActor, 'id'>): Promise<void> =>
  publishGlobalChange(HOME_PAGE_SLUG, actor, ({ countdown }) => ({
    countdown: { ...countdown, dateFrom: 'november' },
  }))
