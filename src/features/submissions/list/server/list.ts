import 'server-only'
import { db, query, type SQL, sql } from '@/lib/database/db'
import { placeOfRank, tallied, talliedBefore } from '@/lib/database/tally'
import { MAX_ROW_ID } from '@/lib/row-id'
import { presentSubmission, type SubmissionRow } from '../../present'
import type { ListSubmissionsQuery, Submission, SubmissionFilters } from '../../schema'
import { isByTime, orderOf } from '../../server/order'
import { COLUMNS, matching, withoutSearch } from '../../server/rows'
import { searchSubmissions } from './search'

/** One page of what the filters leave. */
export interface SubmissionList {
  submissions: Submission[]
  /** How many match. */
  total: number
  /** `total` is about that many: only of a search, and above ten thousand. */
  isEstimated: boolean
  /** How many there are at all. */
  unfiltered: number
}

/** Rows before a page that are walked past; for more, the counts tell where it begins. */
const WALKED = 500

/** How many of its group come before what the dates leave, and how many are not after it. */
function boundsOf({ from, to, ...group }: SubmissionFilters): { low: SQL; high: SQL } {
  const isOpen = !from && !to
  const end = to ? sql`${to}::timestamptz` : sql`'infinity'::timestamptz`
  return {
    low: from ? talliedBefore(group, { at: sql`${from}::timestamptz`, id: sql`0` }) : sql`0`,
    high: isOpen ? tallied(group) : talliedBefore(group, { at: end, id: sql.raw(`${MAX_ROW_ID}`) }),
  }
}

/** In none of the counts that are kept: whose they are, and what staff tried out. */
const isBesideCounts = ({ assignee, tests }: SubmissionFilters) =>
  assignee !== undefined || tests !== undefined

/** None of those that leave something out. */
const isOfAll = ({ formId, status, from, to, ...filters }: SubmissionFilters) =>
  !formId && !status && !from && !to && !isBesideCounts(filters)

function totalOf(filters: SubmissionFilters): SQL {
  if (isBesideCounts(filters))
    return sql`(select count(*)::int from submissions where ${withoutSearch(filters)})`
  const { low, high } = boundsOf(filters)
  return sql`greatest(${high} - ${low}, 0)`
}

async function countRows(filters: SubmissionFilters) {
  const total = isOfAll(filters) ? sql`unfiltered` : totalOf(filters)
  const [row] = await query<{ total: number; unfiltered: number }>(
    await db(),
    sql`select ${total} as total, unfiltered from (select ${tallied({})} as unfiltered) counted`,
  )
  return row ?? { total: 0, unfiltered: 0 }
}

/** How many match, always exact: for what is done with all of them. */
export async function countMatching(filters: SubmissionFilters): Promise<number> {
  if (!filters.search?.trim()) return (await countRows(filters)).total
  const [row] = await query<{ count: number }>(
    await db(),
    sql`select count(*)::int as count from submissions where ${matching(filters)}`,
  )
  return row?.count ?? 0
}

/** Of ids first: the rows that are passed by are never looked at. */
const pageOf = (where: SQL, order: SQL, limit: number, offset: number): SQL => sql`
  select ${COLUMNS} from submissions where id in (
    select id from submissions where ${where} order by ${order} limit ${limit} offset ${offset})
  order by ${order}`

/** The page by the place of its first row: exact, however far down it is. */
function farPage({ page, limit, sort, ...filters }: ListSubmissionsQuery): SQL {
  const isNewestFirst = sort === '-submittedAt'
  const { low, high } = boundsOf(filters)
  const offset = (page - 1) * limit
  const rank = isNewestFirst
    ? sql`(${high} - 1 - ${offset}::bigint)`
    : sql`(${low} + ${offset}::bigint)`
  const { from: _from, to: _to, ...group } = filters
  const place = sql`((select at from place), (select id from place))`
  return sql`
    with rank as materialized (select ${rank} as rank),
    place as materialized (${placeOfRank(group, sql`(select rank from rank)`)})
    ${pageOf(
      sql`${withoutSearch(filters)} and (submitted_at, id) ${isNewestFirst ? sql`<=` : sql`>=`} ${place}`,
      orderOf(sort),
      limit,
      0,
    )}`
}

async function readPage(asked: ListSubmissionsQuery): Promise<SubmissionRow[]> {
  const { page, limit, sort, ...filters } = asked
  const offset = (page - 1) * limit
  if (isByTime(sort) && offset > WALKED && !isBesideCounts(filters))
    return query(await db(), farPage(asked))
  return query(await db(), pageOf(withoutSearch(filters), orderOf(sort), limit, offset))
}

/** One page, with how many match and how many there are at all. */
export async function listSubmissions(asked: ListSubmissionsQuery): Promise<SubmissionList> {
  const counting = countRows(asked)
  if (asked.search?.trim()) {
    const [found, counts] = await Promise.all([searchSubmissions(asked), counting])
    const { rows, isEstimated } = found
    const total = isEstimated ? Math.min(found.total, counts.total) : found.total
    const { unfiltered } = counts
    return { submissions: rows.map(presentSubmission), total, isEstimated, unfiltered }
  }
  const [rows, counts] = await Promise.all([readPage(asked), counting])
  return { submissions: rows.map(presentSubmission), isEstimated: false, ...counts }
}
