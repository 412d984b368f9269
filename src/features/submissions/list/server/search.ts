import 'server-only'
import { toSearchTerms } from '@/features/answers/server/search-text'
import { db, query, type SQL, sql } from '@/lib/database/db'
import type { SubmissionRow } from '../../present'
import type { ListSubmissionsQuery } from '../../schema'
import { isByTime, keyOf, orderBy, orderOf } from '../../server/order'
import { COLUMNS, hasAnyOf, isFoundBy, listQuoted, withoutSearch } from '../../server/rows'
import { sortKeyOf } from '../../sort'
import { mostSelective } from './most-selective'
import { sampleSubmissions } from './sample'

interface Found {
  rows: SubmissionRow[]
  total: number
  isEstimated: boolean
}

/** Larger counts may be estimates. */
const EXACT_UP_TO = 10_000
/** Smaller estimates are counted exactly, because the sample could be off by that much. */
const SURELY_MORE = 3 * EXACT_UP_TO
/** The most rows scanned for one page of a common word. */
const MAX_SCANNED = 20_000

/** The columns that results are sorted by. */
const FOUND = { key: sql`found_key`, at: sql`found_at`, id: sql`found_id` }

/** Looks up only the rarest word in the index and compares the other words with the rows found. */
function asIndexed(terms: readonly string[][], shareOf: (part: string) => number): SQL {
  if (terms.length === 0) return sql`true`
  const frequency = (either: readonly string[]) =>
    either.reduce((sum, word) => sum + shareOf(word), 0)
  const [rarest = []] = [...terms].sort((a, b) => frequency(a) - frequency(b))
  const [word, ...others] = rarest
  const asked = word && others.length === 0 ? [mostSelective(word, shareOf)] : rarest
  const rest = terms.map((either) => hasAnyOf(either, sql`(search_text || '')`))
  return sql.join([hasAnyOf(asked), ...rest], sql` and `)
}

/** Finds, sorts and counts all results in one query. */
async function findAll(
  asked: ListSubmissionsQuery,
  shareOf: (part: string) => number,
): Promise<Found> {
  const { page, limit, sort, search = '', ...filters } = asked
  const ways = [asIndexed(toSearchTerms(search), shareOf), ...listQuoted(search)].map(
    (way) =>
      sql`select id as found_id, submitted_at as found_at, ${keyOf(sort)} as found_key
          from submissions where ${withoutSearch(filters)} and ${way}`,
  )
  const rows = await query<SubmissionRow & { total: number }>(
    await db(),
    sql`with found as materialized (${sql.join(ways, sql` union `)}),
        counted as (select count(*)::int as total from found),
        page as (select * from found order by ${orderBy(sort, FOUND)}
          limit ${limit} offset ${(page - 1) * limit})
        select counted.total, row.* from counted left join (
          select ${COLUMNS}, page.* from submissions join page on found_id = id) row on true
        order by ${orderBy(sort, FOUND)}`,
  )
  return {
    rows: rows.filter(({ id }) => id !== null),
    total: rows[0]?.total ?? 0,
    isEstimated: false,
  }
}

/**
 * Reads a page of a common word by scanning the list in order until the page is full. Null when
 * `MAX_SCANNED` rows do not fill it.
 */
async function walk({ page, limit, sort, search = '', ...filters }: ListSubmissionsQuery) {
  const rows = await query<SubmissionRow>(
    await db(),
    // The words are no condition of the inner scan: PostgreSQL would look all of them up in the
    // index.
    sql`select ${COLUMNS} from submissions where id in (
          select id from (
            select id, submitted_at, search_text, reference from submissions where ${withoutSearch(filters)}
            order by ${orderOf(sort)} limit ${MAX_SCANNED}) near
          where ${isFoundBy(search)}
          order by ${orderOf(sort)} limit ${limit} offset ${(page - 1) * limit})
        order by ${orderOf(sort)}`,
  )
  return rows.length === limit ? rows : null
}

/**
 * Returns one page of a search with its count, exact up to ten thousand. The count of a more
 * frequent word is estimated, so that searching a word everybody used is as fast as a rare one.
 */
export async function searchSubmissions(asked: ListSubmissionsQuery): Promise<Found> {
  const sample = await sampleSubmissions()
  // Tests are not in the sample; they are few, so they are counted.
  const total = asked.tests ? 0 : sample.estimate(asked)
  // Scanning in order needs an index with that order.
  const canWalk = isByTime(asked.sort) || sortKeyOf(asked.sort) === 'id'
  const rows = total > SURELY_MORE && canWalk ? await walk(asked) : null
  if (rows) return { rows, total, isEstimated: true }
  return findAll(asked, sample.shareOf)
}
