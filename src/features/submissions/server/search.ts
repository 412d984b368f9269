import 'server-only'
import { toSearchPattern } from '@/features/answers/search-text'
import { db, query, type SQL, sql } from '@/lib/database/db'
import type { SubmissionRow } from '../present'
import { rarePart } from '../rare-part'
import type { ListSubmissionsQuery } from '../schema'
import { COLUMNS, isFoundBy, ORDER, withoutSearch } from './rows'
import { sampleSubmissions } from './sample'

interface Found {
  rows: SubmissionRow[]
  total: number
  isEstimated: boolean
}

/** Above it a count may be an estimate. */
const EXACT_UP_TO = 10_000
/** What is estimated to be fewer is counted: the sample could be wrong by so much. */
const SURELY_MORE = 3 * EXACT_UP_TO
/** Rows of the list that are looked through for a page of what is common. */
const WALKED = 20_000

const PAGE_ORDER = {
  submittedAt: sql`"submittedAt" asc, id asc`,
  '-submittedAt': sql`"submittedAt" desc, id desc`,
  id: sql`id asc`,
  '-id': sql`id desc`,
} as const satisfies Record<ListSubmissionsQuery['sort'], SQL>

/**
 * Both from one pass: what is found is put in order and counted.
 * @param part of the search, that the index is asked for
 */
async function findAll(asked: ListSubmissionsQuery, part: string): Promise<Found> {
  const { page, limit, sort, search = '', ...filters } = asked
  const isRest =
    part === search ? sql`true` : sql`(search_text || '') like ${toSearchPattern(search)}`
  const rows = await query<SubmissionRow & { total: number }>(
    await db(),
    sql`with found as materialized (
          select id, submitted_at from submissions
          where ${withoutSearch(filters)} and ${isFoundBy(part)} and ${isRest}),
        counted as (select count(*)::int as total from found),
        page as (select id from found order by ${ORDER[sort]}
          limit ${limit} offset ${(page - 1) * limit})
        select counted.total, row.* from counted left join (
          select ${COLUMNS} from submissions where id in (select id from page)) row on true
        order by ${PAGE_ORDER[sort]}`,
  )
  return {
    rows: rows.flatMap(({ total: _total, ...row }) => (row.id === null ? [] : [row])),
    total: rows[0]?.total ?? 0,
    isEstimated: false,
  }
}

/** The page of what is common: the list is walked until it is full. Null when that takes too long. */
async function walk({ page, limit, sort, search = '', ...filters }: ListSubmissionsQuery) {
  const rows = await query<SubmissionRow>(
    await db(),
    // The words are no condition of the walk itself: PostgreSQL would ask the index for all of them.
    sql`select ${COLUMNS} from submissions where id in (
          select id from (
            select id, submitted_at, search_text from submissions where ${withoutSearch(filters)}
            order by ${ORDER[sort]} limit ${WALKED}) near
          where ${isFoundBy(search)}
          order by ${ORDER[sort]} limit ${limit} offset ${(page - 1) * limit})
        order by ${ORDER[sort]}`,
  )
  return rows.length === limit ? rows : null
}

/**
 * A page of a search with its count: exact up to ten thousand. What is certainly more frequent is
 * estimated, so that a word being typed that everybody has written costs no more than a rare one.
 */
export async function searchSubmissions(asked: ListSubmissionsQuery): Promise<Found> {
  const { search = '' } = asked
  const sample = await sampleSubmissions()
  const total = sample.estimate(asked)
  const rows = total > SURELY_MORE ? await walk(asked) : null
  if (rows) return { rows, total, isEstimated: true }
  return findAll(asked, rarePart(search.toLowerCase(), sample.shareOf))
}
