import 'server-only'
import { cms } from '@/lib/cms'
import { PROVINCES } from '../constants'
import { presentPlace } from '../present-place'
import type { Place } from '../schema'

/** A province as it is now, for the worker, which shows no pictures; null when it is gone. */
export async function findPlace(id: number): Promise<Place | null> {
  const payload = await cms()
  const row = await payload.findByID({
    collection: PROVINCES,
    id,
    depth: 1,
    disableErrors: true,
    overrideAccess: true,
  })
  return row && presentPlace(row)
}
