import 'server-only'
import { db, sql } from '@/lib/database/db'

/**
 * Marks limits whose counted places differ from the registrations that hold one, for the ledger, and
 * takes the mark from those that are right again. One statement sees both as of the same moment.
 */
export async function findMiscounted(): Promise<void> {
  await (await db()).execute(sql`
    with counted as (
      select claim as id, count(*) filter (where seat_counts(s) = 'held') as held,
        count(*) filter (where seat_counts(s) = 'waiting') as waiting
      from submissions s, place_claims(s.form_id::int, s.data) as claim
      where s.seat is not null and s.form_id in (select form_id from place_limits)
      group by claim),
    wrong as (
      select l.id, l.held <> coalesce(counted.held, 0) or l.waiting <> coalesce(counted.waiting, 0) as is
      from place_limits l left join counted on counted.id = l.id)
    update place_limits set miscounted_at = case when wrong.is then now() end
    from wrong where wrong.id = place_limits.id
      and wrong.is <> (place_limits.miscounted_at is not null)`)
}
