import { eraseAuditNamesById } from '@/features/audit/server/person'
import { eraseVenueRequests } from '@/features/celebrations/server/person'
import { getOrCreateOptOutKey } from '@/features/mailings/server/opt-out-marks'
import { eraseSubmissions } from '@/features/submissions/bin/server/erase'
import { eraseTestimonies } from '@/features/testimonies/server/person'
import { listResurrectedIds, syncTombstones } from '@/lib/erasure/resurrected'

/** Erases records that came back with a restored backup. Returns the number of erased records. */
export async function eraseResurrectedRecords(): Promise<number> {
  await syncTombstones()
  // Encrypts the key for hashes of unsubscribed mailboxes again when PAYLOAD_SECRET has changed.
  await getOrCreateOptOutKey()
  const { ids } = await eraseSubmissions(await listResurrectedIds('submission', 'submissions'))
  const testimonies = await eraseTestimonies(await listResurrectedIds('testimony', 'testimonies'))
  const requests = await eraseVenueRequests(
    await listResurrectedIds('venueRequest', 'venue_requests'),
  )
  const names = await eraseAuditNamesById(await listResurrectedIds('name', 'audit_names'))
  return ids.length + testimonies + requests + names
}
