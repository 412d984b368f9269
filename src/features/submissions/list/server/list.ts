import 'server-only'
import type { StaffActor } from '@/lib/access'
import { recordRead } from '@/lib/audit/record'
import { fetchRows, type SQL, sql } from '@/lib/database/db'
import { positionAtRankSql } from '@/lib/tallies/tally'
import type { ListSubmissionsQuery } from '../../filter-schema'
import type { Submission } from '../../schema'
import { countBoundsSql, countRowsWithoutSearch, lacksStoredCount } from '../../server/counts'
import { isSortedByTime, listOrderBy } from '../../server/order'
import { resolveAnswerFilters } from '../../server/resolve-answers'
import {
  matchingConditionWithoutSearch,
  presentSubmission,
  type RawSubmission,
  SUBMISSION_COLUMNS,
} from '../../server/rows'
import { searchSubmissions } from './search'

type WithoutAnswers = Omit<ListSubmissionsQuery, 'answers'>

interface SubmissionList {
  submissions: Submission[]
  total: number
  isEstimated: boolean
  unfiltered: number
}

/**
 * Beyond this offset, the page's first row is located with stored counts instead of OFFSET. This
 * is possible when the list is sorted by time and there are stored counts for its filters.
 */
const MAX_SCANNED = 500

const pageOf = (where: SQL, order: SQL, limit: number, offset: number): SQL => sql`
  select ${SUBMISSION_COLUMNS} from submissions where id in (
    select id from submissions where ${where} order by ${order} limit ${limit} offset ${offset})
  order by ${order}`

function farPage({ page, limit, sort, ...filters }: WithoutAnswers): SQL {
  const isNewestFirst = sort === '-submittedAt'
  const { low, high } = countBoundsSql(filters)
  const offset = (page - 1) * limit
  const rank = isNewestFirst
    ? sql`(${high} - 1 - ${offset}::bigint)`
    : sql`(${low} + ${offset}::bigint)`
  const { from: _from, to: _to, ...group } = filters
  const place = sql`((select at from place), (select id from place))`
  return sql`
    with rank as materialized (select ${rank} as rank),
    place as materialized (${positionAtRankSql(group, sql`(select rank from rank)`)})
    ${pageOf(
      sql`${matchingConditionWithoutSearch(filters)} and (submitted_at, id) ${isNewestFirst ? sql`<=` : sql`>=`} ${place}`,
      listOrderBy(sort),
      limit,
      0,
    )}`
}

async function readPage(asked: WithoutAnswers): Promise<RawSubmission[]> {
  const { page, limit, sort, ...filters } = asked
  const offset = (page - 1) * limit
  if (isSortedByTime(sort) && offset > MAX_SCANNED && !lacksStoredCount(filters))
    return fetchRows(farPage(asked))
  return fetchRows(
    pageOf(matchingConditionWithoutSearch(filters), listOrderBy(sort), limit, offset),
  )
}

export async function listSubmissionsAndLogRead(
  query: ListSubmissionsQuery,
  actor: StaffActor,
): Promise<SubmissionList> {
  await recordRead('submissions.listed', { actor, formId: query.formId })
  return listSubmissions({ ...query, me: actor.id })
}

export async function listSubmissions(sent: ListSubmissionsQuery): Promise<SubmissionList> {
  const { answers: _unresolved, ...withoutAnswers } = sent
  // The count runs while the answer filters are resolved. Without a form it must wait for them,
  // because an answer filter may add its form to the filters.
  const early = sent.formId === undefined ? null : countRowsWithoutSearch(withoutAnswers)
  // When an answer filter is refused, nothing awaits the count. Without this, a failed count would
  // be an unhandled rejection.
  early?.catch(() => {})
  const asked = await resolveAnswerFilters(sent)
  const { answers, ...others } = asked
  const counting = early ?? countRowsWithoutSearch(others)
  if (asked.search?.trim() || answers) {
    const [found, counts] = await Promise.all([searchSubmissions(asked, counting), counting])
    const { rows, isEstimated } = found
    const total = isEstimated ? Math.min(found.total, counts.total) : found.total
    const { unfiltered } = counts
    return { submissions: rows.map(presentSubmission), total, isEstimated, unfiltered }
  }
  const [rows, counts] = await Promise.all([readPage(others), counting])
  return { submissions: rows.map(presentSubmission), isEstimated: false, ...counts }
}
