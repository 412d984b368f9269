import 'server-only'
import { published, readContent } from '@/lib/cache/published'
import { FORM_ADDRESSES_TAG, MEDIA_TAG } from '@/lib/cache/tags'
import { cms } from '@/lib/cms'
import type { CelebrationKey } from '../celebration-keys'
import { CELEBRATIONS, PROVINCES } from '../constants'
import { presentCelebrations, presentProvince, presentSchedule } from '../present'
import type { Province } from '../schema'

/** The page, its newest draft for an editor. */
export const getCelebrations = async () =>
  presentCelebrations(await readContent(CELEBRATIONS, FORM_ADDRESSES_TAG))

/** All provinces by name. */
export const listProvinces = (): Promise<Province[]> =>
  published([PROVINCES], [PROVINCES, MEDIA_TAG], async () => {
    const payload = await cms()
    const { docs } = await payload.find({
      collection: PROVINCES,
      pagination: false,
      sort: 'name',
      depth: 1,
      overrideAccess: true,
    })
    return docs.map(presentProvince)
  })

/** One celebration for its calendar file, read anew; null while it has no date. */
export async function findCelebration(key: CelebrationKey) {
  const payload = await cms()
  const row = await payload.findGlobal({ slug: CELEBRATIONS, depth: 0, overrideAccess: true })
  const { title, text, calendar } = row[key] ?? {}
  const schedule = presentSchedule(calendar)
  if (!title || !schedule) return null
  return { title, text: text ?? '', schedule, updatedAt: new Date(row.updatedAt ?? 0) }
}
