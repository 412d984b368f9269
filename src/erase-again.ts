import { eraseNamesById } from '@/features/audit/server/person'
import { eraseVenueRequests } from '@/features/celebrations/server/person'
import { eraseSubmissions } from '@/features/submissions/bin/server/erase'
import { eraseTestimonies } from '@/features/testimonies/server/person'
import { listResurrected, syncTombstones } from '@/lib/erasure/resurrected'

/**
 * What an older backup has brought back although it was erased since goes again. Answers how many
 * registrations, testimonies, requests for a venue and names there were. Cheap when there is nothing.
 */
export async function eraseAgain(): Promise<number> {
  await syncTombstones()
  const { ids } = await eraseSubmissions(await listResurrected('submission', 'submissions'))
  const testimonies = await eraseTestimonies(await listResurrected('testimony', 'testimonies'))
  const requests = await eraseVenueRequests(await listResurrected('venueRequest', 'venue_requests'))
  const names = await eraseNamesById(await listResurrected('name', 'audit_names'))
  return ids.length + testimonies + requests + names
}
