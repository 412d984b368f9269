import 'server-only'
import type { Where } from 'payload'
import { cms } from '@/lib/cms'

/** Leaves out suspected testimonies, which are in the portal. */
export const PENDING: Where = {
  and: [{ status: { equals: 'pending' } }, { suspectedAt: { exists: false } }],
}

export async function countWaiting(): Promise<number> {
  const payload = await cms()
  const { totalDocs } = await payload.count({
    collection: 'testimonies',
    where: PENDING,
    overrideAccess: true,
  })
  return totalDocs
}
