import 'server-only'
import { fetchRows, type SQL, sql } from '../database/db'
import { IS_COUNTED } from '../database/live'

/**
 * A group of registrations; an absent property means all. To count it, add up `submission_tallies`,
 * the counts for stretches of the list, and `submission_changes`, the later changes that triggers
 * record. The sum is exact in every snapshot (decision 027).
 */
export interface TallyGroup {
  formId?: number | undefined
  status?: string | undefined
}

/**
 * Returns an SQL condition for the group. The condition fits `submissions` and the two tables that
 * count them.
 */
export function groupCondition({ formId, status }: TallyGroup): SQL {
  const conditions = [sql`true`]
  if (formId !== undefined) conditions.push(sql`form_id = ${formId}`)
  if (status) conditions.push(sql`status = ${status}::enum_submissions_status`)
  return sql.join(conditions, sql` and `)
}

export const groupCountSql = (group: TallyGroup): SQL => sql`(
  coalesce((select sum(count) from submission_tallies where ${groupCondition(group)}), 0)
  + coalesce((select sum(change) from submission_changes where ${groupCondition(group)}), 0))::int`

/**
 * A position in the list, as SQL expressions. A column must be written with its table, because
 * `groupCountBeforeSql` joins several tables.
 */
export interface ListPosition {
  at: SQL
  id: SQL
}

/** An SQL expression for the number of the group's rows that are older than the position. */
export const groupCountBeforeSql = (group: TallyGroup, { at, id }: ListPosition): SQL => sql`(
  with span as (
    (select starts_at, starts_id from submission_tallies
     where (starts_at, starts_id) <= (${at}, ${id}) order by starts_at desc, starts_id desc limit 1)
    union all select '-infinity', 0 order by starts_at desc, starts_id desc limit 1)
  select coalesce((select sum(count) from submission_tallies, span where ${groupCondition(group)}
      and (submission_tallies.starts_at, submission_tallies.starts_id) < (span.starts_at, span.starts_id)), 0)
    + coalesce((select sum(change) from submission_changes, span where ${groupCondition(group)}
      and (submitted_at, submission_id) < (span.starts_at, span.starts_id)), 0)
    + (select count(*) from submissions where ${IS_COUNTED} and ${groupCondition(group)}
      and (submitted_at, id) >= ((select starts_at from span), (select starts_id from span))
      and (submitted_at, id) < (${at}, ${id})))::int`

/**
 * Selects the position of the group's row with this rank, which is 0 for the oldest. Rows are read
 * only from the stretch that contains it. Selects nothing when the group has too few rows.
 */
export const positionAtRankSql = (group: TallyGroup, rank: SQL): SQL => sql`
  with span as (
    select at, id, sum(count) as count, true as is_span from (
      select starts_at as at, starts_id as id, count from submission_tallies where ${groupCondition(group)}
      union all select '-infinity', 0, 0) tally group by at, id
    union all
    select submitted_at, submission_id, change, false from submission_changes where ${groupCondition(group)}
  ), counted as (
    select at, id, is_span,
      sum(count) over (order by at, id, is_span desc rows unbounded preceding) - count as before
    from span
  ), start as (
    select at, id, before from counted where is_span and before <= ${rank}
    order by at desc, id desc limit 1
  )
  select submitted_at as at, id from submissions where ${IS_COUNTED} and ${groupCondition(group)}
    and (submitted_at, id) >= ((select at from start), (select id from start))
  order by submitted_at, id offset ${rank} - (select before from start) limit 1`

export interface Tally {
  formId: number
  status: string
  count: number
}

/** Selects the number of counted registrations (database/live.ts) per form and status. */
export const TALLIES_SQL = sql`
  select form_id, status, sum(count)::int as count from (
    select form_id, status, count from submission_tallies
    union all select form_id, status, change from submission_changes) tally
  group by form_id, status having sum(count) <> 0`

export const listTallies = async (): Promise<Tally[]> =>
  fetchRows<Tally>(sql`select form_id as "formId", status, count from (${TALLIES_SQL}) tally`)
