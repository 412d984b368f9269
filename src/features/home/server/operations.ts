import 'server-only'
import type { StaffActor } from '@/lib/access'
import { cms } from '@/lib/cms'
import type { HomePage } from '@/payload-types'
import { HOME_PAGE } from '../constants'

/** All of a page, with the countdown following the celebration. */
function following({ id: _id, createdAt: _made, updatedAt: _changed, ...home }: HomePage) {
  return { ...home, countdown: { ...home.countdown, dateFrom: 'november' as const } }
}

/**
 * Publishes that the countdown takes its date from the simultaneous celebration, and nothing else:
 * what an editor has not published yet stays a draft, with the same date.
 */
export async function followCelebration({ id }: Pick<StaffActor, 'id'>): Promise<void> {
  const payload = await cms()
  const call = { slug: HOME_PAGE, depth: 0, overrideAccess: true } as const
  const [published, newest] = await Promise.all([
    payload.findGlobal(call),
    payload.findGlobal({ ...call, draft: true }),
  ])
  // The whole page, because Payload fills what is left out from the newest draft.
  const data = { ...following(published), savedBy: id, _status: 'published' } as const
  await payload.updateGlobal({ ...call, data })
  if (newest._status !== 'draft') return
  await payload.updateGlobal({ ...call, draft: true, data: following(newest) })
}
