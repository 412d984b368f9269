import 'server-only'
import { fetchRows, query, sql, transaction } from '@/lib/database/db'
import { appendTombstones, storeTombstones, TOMBSTONE_HASHES } from '@/lib/erasure/tombstones'
import type { Person } from '@/lib/people/person'
import { QUEUE_SCHEMA } from '@/lib/queue/queue-schema'

interface FoundVenueRequest {
  id: number
  place: string
  email: string
  /** ISO 8601, UTC; null until the owner of the address confirms. */
  confirmedAt: string | null
}

export async function findVenueRequestsOf({ kind, key }: Person): Promise<FoundVenueRequest[]> {
  if (kind !== 'email') return []
  return fetchRows<FoundVenueRequest>(sql`
    select request.id, provinces.name as place, email, confirmed_at as "confirmedAt"
    from venue_requests request join provinces on provinces.id = province_id
    where recipient = ${key} order by request.id`)
}

export async function eraseVenueRequests(ids: readonly number[]): Promise<number> {
  const marks = await transaction(async (tx) => {
    const rows = await query<{ mark: string }>(
      tx,
      sql`delete from venue_requests where id = any(${sql.param(ids)}::int[])
          returning ${TOMBSTONE_HASHES.venueRequest} as mark`,
    )
    const marks = rows.map(({ mark }) => mark)
    await storeTombstones(tx, marks)
    await tx.execute(sql`
      delete from ${sql.raw(QUEUE_SCHEMA)}.job where name in ('venue.send', 'venue.send.dead')
        and (data->>'requestId')::int = any(${sql.param(ids)}::int[])`)
    return marks
  })
  await appendTombstones(marks)
  return marks.length
}
