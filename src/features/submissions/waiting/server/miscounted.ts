import 'server-only'
import { db, sql } from '@/lib/database/db'

/** Counters and registrations are read in one statement, so both are of the same moment. */
export async function markMiscounted(): Promise<void> {
  await (await db()).execute(sql`
    with wrong as (
      select l.id, l.held <> counted.held or l.waiting <> counted.waiting as is
      from (select distinct form_id::int as id from place_limits) as form,
        place_counts(form.id) as counted join place_limits l on l.id = counted.id)
    update place_limits set miscounted_at = case when wrong.is then now() end
    from wrong where wrong.id = place_limits.id
      and wrong.is <> (place_limits.miscounted_at is not null)`)
}
