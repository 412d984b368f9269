import 'server-only'
import { type Executor, query, type SQL, sql } from '@/lib/database/db'
import { notifyChange } from '@/lib/feed/feed'
import { enqueue } from '@/lib/queue/enqueue'
import { isOfPartyCondition } from '../../server/party'

interface Row {
  id: number
  party: number
}

const lock = (tx: Executor, which: SQL) =>
  query<Row>(
    tx,
    sql`select id, coalesce(party_id, id)::int as party from submissions
        where ${which} and deleted_at is null order by id for update`,
  )

/**
 * Cancels the seats of the rows that satisfy `which`; triggers free the places. Returns false when
 * there was nobody to cancel.
 */
export async function cancelSeats(tx: Executor, which: SQL): Promise<boolean> {
  const rows = await lock(tx, sql`${which} and seat is distinct from 'cancelled'`)
  if (rows.length === 0) return false
  const ids = sql.param(rows.map((row) => row.id))
  const parties = rows.map(({ party }) => party)
  // Locks the limits first, in order of id. The triggers below lock them person by person, which
  // could deadlock with another transaction.
  await tx.execute(sql`
    select from place_limits where id in (
      select place_claims(form_id::int, data) from submissions where id = any(${ids}::int[]))
    order by id for update`)
  await tx.execute(sql`
    update submissions set seat = 'cancelled', updated_at = now()
    where id = any(${ids}::int[])`)
  // The offer to a party stays open while other people of the party still have it.
  await tx.execute(sql`
    update place_offers set state = 'declined', answered_at = now(), updated_at = now()
    where state = 'open' and submission_id = any(${sql.param(parties)}::int[])
      and not exists (select from submissions one where one.seat = 'offered'
        and (one.id = submission_id or one.party_id = submission_id) and one.deleted_at is null)`)
  await enqueue(tx, 'places.offer', {})
  await notifyChange(tx, { changed: parties })
  return true
}

/**
 * Takes back a cancellation. Returns false when the person had not cancelled. In a form with
 * limits, the person gets the seat of others of the party who wait or have an offer. If there are
 * none, the person waits again with the earlier number or, without a number, gets a place even when
 * none is free.
 */
export async function restoreSeat(tx: Executor, id: number): Promise<boolean> {
  const [row] = await lock(tx, sql`id = ${id} and seat = 'cancelled'`)
  if (!row) return false
  await tx.execute(sql`
    with other as (select seat, line from submissions where ${isOfPartyCondition(row.party)} and id <> ${id}
      and seat in ('waiting', 'offered') and deleted_at is null order by id limit 1)
    update submissions set updated_at = now(), line = coalesce((select line from other), line),
      seat = case when exists (select from place_limits where form_id = submissions.form_id)
        then coalesce((select seat from other), case when line is null then 'held' else 'waiting' end) end
    where id = ${id}`)
  // If the person cancels again, the page of an old offer must not say that the offer was declined
  // or has expired.
  await tx.execute(sql`
    update place_offers set state = 'withdrawn', updated_at = now()
    where submission_id = ${row.party} and state in ('declined', 'expired')`)
  await notifyChange(tx, { changed: [row.party] })
  return true
}
