import 'server-only'
import { fetchRows, type SQL, sql } from '@/lib/database/db'
import { MAX_ROW_ID } from '@/lib/row-id'
import { groupCountBeforeSql, groupCountSql } from '@/lib/tallies/tally'
import type { ResolvedFilters } from './answer-conditions'
import { matchingCondition } from './rows'

/** Returns SQL for two counts. `high` minus `low` is the number of rows within the date range. */
export function countBoundsSql({ from, to, ...group }: ResolvedFilters): { low: SQL; high: SQL } {
  const isOpen = !from && !to
  const end = to ? sql`${to}::timestamptz` : sql`'infinity'::timestamptz`
  return {
    low: from ? groupCountBeforeSql(group, { at: sql`${from}::timestamptz`, id: sql`0` }) : sql`0`,
    high: isOpen
      ? groupCountSql(group)
      : groupCountBeforeSql(group, { at: end, id: sql.raw(`${MAX_ROW_ID}`) }),
  }
}

/** True when a filter is set for which there are no stored counts; ignores the search. */
export const lacksStoredCount = ({ assignee, seat, tests, erasure, answers }: ResolvedFilters) =>
  [assignee, seat, tests, erasure, answers].some((filter) => filter !== undefined)

const isOfAll = ({ formId, status, from, to, ...filters }: ResolvedFilters) =>
  !formId && !status && !from && !to && !lacksStoredCount(filters)

function totalOf({ search: _search, ...filters }: ResolvedFilters): SQL {
  if (lacksStoredCount(filters))
    return sql`(select count(*)::int from submissions where ${matchingCondition(filters)})`
  const { low, high } = countBoundsSql(filters)
  return sql`greatest(${high} - ${low}, 0)`
}

/**
 * Counts the rows that match the filters, ignoring the search. `unfiltered` is the number of all
 * rows except tests.
 */
export async function countRowsWithoutSearch(filters: ResolvedFilters) {
  const total = isOfAll(filters) ? sql`unfiltered` : totalOf(filters)
  const [row] = await fetchRows<{ total: number; unfiltered: number }>(
    sql`select ${total} as total, unfiltered from (select ${groupCountSql({})} as unfiltered) counted`,
  )
  return row ?? { total: 0, unfiltered: 0 }
}

export async function countMatching(filters: ResolvedFilters): Promise<number> {
  if (!filters.search?.trim()) return (await countRowsWithoutSearch(filters)).total
  const [row] = await fetchRows<{ count: number }>(
    sql`select count(*)::int as count from submissions where ${matchingCondition(filters)}`,
  )
  return row?.count ?? 0
}
