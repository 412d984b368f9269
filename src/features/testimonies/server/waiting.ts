import 'server-only'
import type { Where } from 'payload'
import { cms } from '@/lib/cms'

/** Selects testimonies that wait for an editor. Suspected ones wait for staff in the portal. */
export const PENDING_TESTIMONIES_WHERE: Where = {
  and: [{ status: { equals: 'pending' } }, { suspectedAt: { exists: false } }],
}

export async function countWaitingTestimonies(): Promise<number> {
  const payload = await cms()
  const { totalDocs } = await payload.count({
    collection: 'testimonies',
    where: PENDING_TESTIMONIES_WHERE,
    overrideAccess: true,
  })
  return totalDocs
}
