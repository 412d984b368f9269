import 'server-only'
import { db, query, type SQL, sql } from '@/lib/database/db'
import type { SubmissionRow } from '../present'
import type { ListSubmissionsQuery } from '../schema'
import { COLUMNS, isFoundBy, ORDER, toWhere, withoutSearch } from './rows'

interface Found {
  rows: SubmissionRow[]
  total: number
  isEstimated: boolean
}

/** Above it a count may be an estimate. */
const EXACT_UP_TO = 10_000
/** What is estimated to be fewer is counted: the sample could be wrong by so much. */
const SURELY_MORE = 3 * EXACT_UP_TO
/** Rows that an estimate looks at. */
const SAMPLE = 2000
/** Rows of the list that are looked through for a page of what is common. */
const WALKED = 20_000

/** Both from one pass: what is found is put in order and counted. */
async function findAll({ page, limit, sort, ...filters }: ListSubmissionsQuery): Promise<Found> {
  const rows = await query<SubmissionRow & { total: number }>(
    await db(),
    sql`with found as materialized (select id, submitted_at from submissions where ${toWhere(filters)}),
        counted as (select count(*)::int as total from found),
        page as (select id from found order by ${ORDER[sort]}
          limit ${limit} offset ${(page - 1) * limit})
        select counted.total, row.* from counted left join (
          select ${COLUMNS} from submissions where id in (select id from page)) row on true
        order by ${PAGE_ORDER[sort]}`,
  )
  const total = rows[0]?.total ?? 0
  return {
    rows: rows.flatMap(({ total: _total, ...row }) => (row.id === null ? [] : [row])),
    total,
    isEstimated: false,
  }
}

const PAGE_ORDER = {
  submittedAt: sql`"submittedAt" asc, id asc`,
  '-submittedAt': sql`"submittedAt" desc, id desc`,
  id: sql`id asc`,
  '-id': sql`id desc`,
} as const satisfies Record<ListSubmissionsQuery['sort'], SQL>

/** About how many match: by some pages of the table, taken at random. */
async function estimate(filters: ListSubmissionsQuery, rows: number): Promise<number> {
  const percent = Math.min(100, (100 * SAMPLE) / rows)
  const [row] = await query<{ count: number }>(
    await db(),
    sql`select count(*)::int as count from submissions tablesample system (${percent}::real)
        where ${toWhere(filters)}`,
  )
  return Math.round(((row?.count ?? 0) * 100) / percent)
}

/** The page of what is common: the list is walked until it is full. Null when that takes too long. */
async function walk({ page, limit, sort, ...filters }: ListSubmissionsQuery) {
  const rows = await query<SubmissionRow>(
    await db(),
    // The words are no condition of the walk itself: PostgreSQL would ask the index for all of them.
    sql`select ${COLUMNS} from submissions where id in (
          select id from (
            select id, submitted_at, search_text from submissions where ${withoutSearch(filters)}
            order by ${ORDER[sort]} limit ${WALKED}) near
          where ${isFoundBy(filters.search ?? '')}
          order by ${ORDER[sort]} limit ${limit} offset ${(page - 1) * limit})
        order by ${ORDER[sort]}`,
  )
  return rows.length === limit ? rows : null
}

/**
 * A page of a search with its count: exact up to ten thousand. What is certainly more frequent is
 * estimated, so that a word being typed that everybody has written costs no more than a rare one.
 * @param left how many the other filters leave
 * @param all how many there are
 */
export async function searchSubmissions(
  asked: ListSubmissionsQuery,
  left: number,
  all: number,
): Promise<Found> {
  if (left <= SURELY_MORE) return findAll(asked)
  const total = Math.min(left, await estimate(asked, all))
  if (total <= SURELY_MORE) return findAll(asked)
  const rows = await walk(asked)
  return rows ? { rows, total, isEstimated: true } : findAll(asked)
}
