import 'server-only'
import { toSearchTerms } from '@/features/answers/server/search-text'
import { fetchRows, type SQL, sql } from '@/lib/database/db'
import type { ListSubmissionsQuery } from '../../filter-schema'
import {
  answerConditions,
  indexTermsOf,
  type ResolvedFilters,
} from '../../server/answer-conditions'
import { estimateOrZero, type MatchCount } from '../../server/estimates'
import { isSortedByTime, listOrderBy, orderBy, sortExpressionOf } from '../../server/order'
import {
  anyWordCondition,
  listIdentifierConditions,
  matchingConditionWithoutSearch,
  type RawSubmission,
  SUBMISSION_COLUMNS,
  searchCondition,
} from '../../server/rows'
import { sampleShares } from '../../server/sample'
import { sortKeyOf } from '../../sort'
import { mostSelectivePart } from './most-selective'

type Asked = Omit<ListSubmissionsQuery, 'answers'> & ResolvedFilters

interface Found extends MatchCount {
  rows: RawSubmission[]
}

const MAX_SCANNED = 20_000

const FOUND = { key: sql`found_key`, at: sql`found_at`, id: sql`found_id` }

/**
 * Returns a condition that looks up the rarest term in the index and also checks the words of the
 * search. `|| ''` keeps PostgreSQL from using the index for these words too.
 */
function asIndexed(
  words: readonly string[][],
  ofAnswers: readonly string[][],
  shareOf: (part: string) => number,
): SQL {
  const terms = [...words, ...ofAnswers]
  if (terms.length === 0) return sql`true`
  const frequency = (either: readonly string[]) =>
    either.reduce((sum, word) => sum + shareOf(word), 0)
  const [rarest = []] = [...terms].sort((a, b) => frequency(a) - frequency(b))
  const [word, ...others] = rarest
  const asked = word && others.length === 0 ? [mostSelectivePart(word, shareOf)] : rarest
  const rest = words.map((either) => anyWordCondition(either, sql`(search_text || '')`))
  return sql.join([anyWordCondition(asked), ...rest], sql` and `)
}

async function findAll(asked: Asked, shareOf: (part: string) => number): Promise<Found> {
  const { page, limit, sort, search = '', ...filters } = asked
  const indexed = asIndexed(toSearchTerms(search), indexTermsOf(filters.answers), shareOf)
  const ways = [indexed, ...listIdentifierConditions(search)].map(
    (way) =>
      sql`select id as found_id, submitted_at as found_at, ${sortExpressionOf(sort)} as found_key
          from submissions where ${matchingConditionWithoutSearch(filters)} and ${way}`,
  )
  const rows = await fetchRows<RawSubmission & { total: number }>(sql`
    with found as materialized (${sql.join(ways, sql` union `)}),
    counted as (select count(*)::int as total from found),
    page as (select * from found order by ${orderBy(sort, FOUND)}
      limit ${limit} offset ${(page - 1) * limit})
    select counted.total, row.* from counted left join (
      select ${SUBMISSION_COLUMNS}, page.* from submissions join page on found_id = id) row on true
    order by ${orderBy(sort, FOUND)}`)
  return {
    rows: rows.filter(({ id }) => id !== null),
    total: rows[0]?.total ?? 0,
    isEstimated: false,
  }
}

/**
 * Returns one page by scanning rows in the list's order; null when the first `MAX_SCANNED` rows do
 * not fill the page.
 */
async function walk({ page, limit, sort, search = '', answers, ...filters }: Asked) {
  // These conditions on the search text let PostgreSQL exclude rows before it normalizes their
  // answers.
  const words = indexTermsOf(answers).map((either) => anyWordCondition(either))
  const contents = [searchCondition(search), ...words, ...answerConditions(answers)]
  const rows = await fetchRows<RawSubmission>(sql`
    select ${SUBMISSION_COLUMNS} from submissions where id in (
      select id from (
        select id, submitted_at, search_text, reference, data from submissions where ${matchingConditionWithoutSearch(filters)}
        order by ${listOrderBy(sort)} limit ${MAX_SCANNED}) near
      where ${sql.join(contents, sql` and `)}
      order by ${listOrderBy(sort)} limit ${limit} offset ${(page - 1) * limit})
    order by ${listOrderBy(sort)}`)
  return rows.length === limit ? rows : null
}

/**
 * Returns one page of results and their number, which is estimated when it is large. `counting`
 * resolves to the number of rows that match the filters without the search and the answers.
 */
export async function searchSubmissions(
  asked: Asked,
  counting: Promise<{ total: number }>,
): Promise<Found> {
  // Scanning in the order of the list needs an index with that order.
  const canWalk = isSortedByTime(asked.sort) || sortKeyOf(asked.sort) === 'id'
  const total = canWalk && asked.count !== 'exact' ? await estimateOrZero(asked, counting) : 0
  const { total: among } = await counting
  // When few rows match, a scan would have to read too many rows before it reaches this page.
  const isNear = asked.page * asked.limit * among <= total * MAX_SCANNED
  const rows = total > 0 && isNear ? await walk(asked) : null
  if (rows) return { rows, total, isEstimated: true }
  return findAll(asked, await sampleShares())
}
