import 'server-only'
import { type Executor, query, type SQL, sql } from '@/lib/database/db'
import { TOMBSTONE_HASHES } from '@/lib/erasure/tombstones'

interface Locked {
  id: number
  mark: string
  mergedInto: number | null
  party: number | null
  isAsked: boolean
}

async function withRelated(tx: Executor, ids: readonly number[]): Promise<number[]> {
  const rows = await query<{ id: number }>(
    tx,
    sql`with recursive family as (
          select unnest(${sql.param(ids)}::int[]) as id
          union select merged.id from family
            join submissions merged
              on merged.merged_into_id = family.id or merged.party_id = family.id)
        select id from family`,
  )
  return rows.map(({ id }) => id)
}

function relatedRows(rows: readonly Locked[]): Locked[] {
  const going = new Set(rows.filter(({ isAsked }) => isAsked).map(({ id }) => id))
  for (let size = -1; size !== going.size; ) {
    size = going.size
    for (const { id, mergedInto, party } of rows) {
      if (going.has(mergedInto ?? 0) || going.has(party ?? 0)) going.add(id)
    }
  }
  return rows.filter(({ id }) => going.has(id))
}

/**
 * Locks and returns the rows of `ids` that satisfy `which`, the rows merged into them and the other
 * people of parties. Locks in order of id, so that two erasures cannot deadlock.
 */
export async function lockRowsToErase(
  tx: Executor,
  ids: readonly number[],
  which: SQL,
): Promise<Locked[]> {
  const related = await withRelated(tx, ids)
  const rows = await query<Locked>(
    tx,
    sql`select id, ${TOMBSTONE_HASHES.submission} as mark, merged_into_id::int as "mergedInto",
          party_id::int as party,
          id = any(${sql.param(ids)}::int[]) and ${which} as "isAsked"
        from submissions
        where id = any(${sql.param(related)}::int[]) and (merged_into_id is not null or party_id is not null
          or (id = any(${sql.param(ids)}::int[]) and ${which}))
        order by id for update`,
  )
  const now = await withRelated(tx, ids)
  // Starts again when another row was merged into one of these rows before they were locked. Later
  // merges wait for the lock.
  return now.length > related.length ? lockRowsToErase(tx, ids, which) : relatedRows(rows)
}
