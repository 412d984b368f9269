import { db, query, sql } from '@/lib/database/db'
import { IS_COUNTED } from '@/lib/database/live'
import { TALLIES_SQL } from '@/lib/tallies/tally'

/**
 * Returns each form and status whose stored count differs from the number of rows. Tests expect
 * none.
 */
export const listMiscountedGroups = async () =>
  query(
    await db(),
    sql`select * from (select form_id, status, count(*)::int as rows from submissions
          where ${IS_COUNTED} group by form_id, status) counted
        full join (${TALLIES_SQL}) tallied using (form_id, status)
        where rows is distinct from count`,
  )

export const listMiscountedStretches = async () =>
  query(
    await db(),
    sql`with stretch as (
          select starts_at, starts_id, sum(count)::int as count,
            coalesce(lead(starts_at) over place, 'infinity') as ends_at,
            coalesce(lead(starts_id) over place, 2147483647) as ends_id
          from submission_tallies group by 1, 2 window place as (order by starts_at, starts_id)
        )
        select starts_at, starts_id, count, rows, changes from stretch,
          lateral (select count(*)::int as rows from submissions where ${IS_COUNTED}
            and (coalesce(submitted_at, 'infinity'), id) >= (starts_at, starts_id)
            and (coalesce(submitted_at, 'infinity'), id) < (ends_at, ends_id)) counted,
          lateral (select coalesce(sum(change), 0)::int as changes from submission_changes
            where (submitted_at, submission_id) >= (starts_at, starts_id)
            and (submitted_at, submission_id) < (ends_at, ends_id)) changed
        where count + changes <> rows`,
  )
