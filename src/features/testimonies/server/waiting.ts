import 'server-only'
import { cms } from '@/lib/cms'

/** Testimonies that nobody has decided about. Suspected ones have a list of their own in the portal. */
export async function countWaiting(): Promise<number> {
  const payload = await cms()
  const { totalDocs } = await payload.count({
    collection: 'testimonies',
    where: { and: [{ status: { equals: 'pending' } }, { suspectedAt: { exists: false } }] },
    overrideAccess: true,
  })
  return totalDocs
}
