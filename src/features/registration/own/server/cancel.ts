import 'server-only'
import { withOthers } from '@/features/submissions/server/party'
import { recordOwnChange } from '@/lib/audit/record'
import { query, sql, transaction } from '@/lib/database/db'
import { enqueue } from '@/lib/queue/enqueue'
import { NOT_DELETED, type Own } from './find'

/**
 * Cancels a registration by its own link, or all people of its party; a trigger frees their places in
 * the same transaction, and the next in line is offered them. A second press changes nothing.
 */
export const cancelOwn = ({ submission: { id } }: Own, who: 'one' | 'all'): Promise<void> =>
  transaction(async (tx) => {
    const those = who === 'all' ? withOthers(id) : sql`id = ${id}`
    const rows = await query<{ id: number }>(
      tx,
      sql`select id from submissions where ${those}
            and seat is distinct from 'cancelled' and ${NOT_DELETED} order by id for update`,
    )
    if (rows.length === 0) return
    const ids = sql.param(rows.map((row) => row.id))
    // The triggers lock them person by person; in order, no two transactions wait for each other.
    await tx.execute(sql`
      select from place_limits where id in (
        select place_claims(form_id::int, data) from submissions where id = any(${ids}::int[]))
      order by id for update`)
    await tx.execute(sql`
      update submissions set seat = 'cancelled', line = null, updated_at = now()
      where id = any(${ids}::int[])`)
    // The offer to a party goes on while another of its people may take it.
    await tx.execute(sql`
      update place_offers set state = 'declined', answered_at = now(), updated_at = now()
      where state = 'open' and submission_id in (
          select coalesce(party_id, id)::int from submissions where id = any(${ids}::int[]))
        and not exists (select from submissions one where one.seat = 'offered'
          and (one.id = submission_id or one.party_id = submission_id) and one.deleted_at is null)`)
    await enqueue(tx, 'places.offer', {})
    await recordOwnChange(tx, 'submission.own_cancelled', id)
  })

/** Asks staff to erase a registration; they carry it out. Asking again changes nothing. */
export const askErasure = ({ submission: { id } }: Own): Promise<void> =>
  transaction(async (tx) => {
    const rows = await query(
      tx,
      sql`update submissions set erasure_asked_at = now(), updated_at = now()
          where id = ${id} and erasure_asked_at is null and ${NOT_DELETED} returning id`,
    )
    if (rows.length > 0) await recordOwnChange(tx, 'submission.own_erasure_asked', id)
  })
