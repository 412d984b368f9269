import 'server-only'
import { db, fetchRows, query, sql } from '@/lib/database/db'
import { LIVE } from '@/lib/database/live'
import { type Change, MAX_NAMED, toChange } from '@/lib/feed/change'
import { resolveAnswerFilters } from '../../server/resolve-answers'
import { COLUMNS, matching, presentSubmission, type SubmissionRow } from '../../server/rows'
import type { RefreshedRows, RefreshRowsInput } from '../schema'

/**
 * Changes up to this long before `since` are sent too, because clocks differ, and because a
 * transaction that began before `since` may commit after it.
 */
const OVERLAP_MS = 5_000
/**
 * After a longer interruption no ids are sent, only `isMore`. The client then reads the list
 * again.
 */
const REMEMBERED_MS = 60 * 60 * 1000

export async function listMissedChanges(
  since: number | undefined,
  now: number,
): Promise<Change | null> {
  if (since === undefined) return null
  if (now - since > REMEMBERED_MS) return { ...toChange([], []), isMore: true }
  const from = new Date(since - OVERLAP_MS).toISOString()
  const rows = await fetchRows<{ id: number; isNew: boolean }>(sql`
    select id, created_at >= ${from}::timestamptz and ${LIVE} as "isNew" from submissions
    where updated_at >= ${from}::timestamptz order by updated_at desc limit ${MAX_NAMED + 1}`)
  const of = (isNew: boolean) => rows.filter((row) => row.isNew === isNew).map(({ id }) => id)
  return toChange(of(true), of(false))
}

export async function refreshRowsInView(
  { filters, shown, came }: RefreshRowsInput,
  reader: number,
): Promise<RefreshedRows> {
  const on = await db()
  const asked = await resolveAnswerFilters({ ...filters, me: reader })
  const [rows, fresh] = await Promise.all([
    query<SubmissionRow>(
      on,
      sql`select ${COLUMNS} from submissions
          where id = any(${sql.param(shown)}::int[]) and ${LIVE} order by id`,
    ),
    query<{ count: number }>(
      on,
      sql`select count(*)::int as count from submissions
          where id = any(${sql.param(came)}::int[]) and ${matching(asked)}`,
    ),
  ])
  return { rows: rows.map(presentSubmission), fresh: fresh[0]?.count ?? 0 }
}
