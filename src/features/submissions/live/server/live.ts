import 'server-only'
import { db, fetchRows, query, sql } from '@/lib/database/db'
import { IS_LIVE } from '@/lib/database/live'
import { type FeedChange, MAX_NAMED_IDS, toChange } from '@/lib/feed/change'
import { resolveAnswerFilters } from '../../server/resolve-answers'
import {
  matchingCondition,
  presentSubmission,
  type RawSubmission,
  SUBMISSION_COLUMNS,
} from '../../server/rows'
import type { RefreshedRows, RefreshRowsInput } from '../schema'

/**
 * Changes up to this long before `since` are sent too, because clocks differ, and because a
 * transaction that began before `since` may commit after it.
 */
const OVERLAP_MS = 5_000
/**
 * After an interruption longer than this, no ids are sent, only `isMore`. The client then reads the
 * list again.
 */
const REMEMBERED_MS = 60 * 60 * 1000

export async function listMissedChanges(
  since: number | undefined,
  now: number,
): Promise<FeedChange | null> {
  if (since === undefined) return null
  if (now - since > REMEMBERED_MS) return { ...toChange([], []), isMore: true }
  const from = new Date(since - OVERLAP_MS).toISOString()
  const rows = await fetchRows<{ id: number; isNew: boolean }>(sql`
    select id, created_at >= ${from}::timestamptz and ${IS_LIVE} as "isNew" from submissions
    where updated_at >= ${from}::timestamptz order by updated_at desc limit ${MAX_NAMED_IDS + 1}`)
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
    query<RawSubmission>(
      on,
      sql`select ${SUBMISSION_COLUMNS} from submissions
          where id = any(${sql.param(shown)}::int[]) and ${IS_LIVE} order by id`,
    ),
    query<{ count: number }>(
      on,
      sql`select count(*)::int as count from submissions
          where id = any(${sql.param(came)}::int[]) and ${matchingCondition(asked)}`,
    ),
  ])
  return { rows: rows.map(presentSubmission), fresh: fresh[0]?.count ?? 0 }
}
