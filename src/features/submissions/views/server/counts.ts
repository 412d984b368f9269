import 'server-only'
import { addDays, formatISO, parseISO } from 'date-fns'
import { fetchRows, sql } from '@/lib/database/db'
import { IS_COUNTED } from '@/lib/database/live'
import { MINISTRY_TIME_ZONE } from '@/lib/dates'
import { groupCountSql } from '@/lib/tallies/tally'
import type { SubmissionFilters } from '../../filter-schema'
import { readFilters } from '../../filters'
import { countOrEstimate } from '../../server/estimates'
import { resolveAnswerFilters } from '../../server/resolve-answers'
import type { ViewList } from '../schema'

const OFFSET = new Intl.DateTimeFormat('en', {
  timeZone: MINISTRY_TIME_ZONE,
  timeZoneName: 'longOffset',
})

function startOf(day: string): Date {
  const noon = new Date(`${day}T12:00:00Z`)
  const zone = OFFSET.formatToParts(noon).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return new Date(`${day}T00:00:00${zone.replace('GMT', '') || 'Z'}`)
}

const dayAfter = (day: string) => formatISO(addDays(parseISO(day), 1), { representation: 'date' })

/**
 * Returns the filters of a view. Its days are those of the ministry's time zone, so that all
 * readers of the view get the same count.
 */
function filtersOfView(query: string, me: number): SubmissionFilters {
  const filters = readFilters(new URLSearchParams(query))
  const { formId, status, assignee, seat, tests, erasure, fromDate, toDate, answers } = filters
  return {
    me,
    ...(answers.length > 0 && { answers: [...answers] }),
    ...(formId !== null && { formId }),
    ...(status && { status }),
    ...(assignee && { assignee }),
    ...(seat && { seat }),
    ...(tests && { tests: 'only' }),
    ...(erasure && { erasure: 'asked' }),
    ...(fromDate && { from: startOf(fromDate).toISOString() }),
    ...(toDate && { to: new Date(startOf(dayAfter(toDate)).getTime() - 1).toISOString() }),
  }
}

/** Counts or estimates the matches of a view. Throws `submissions.answer_filter`. */
export const countViewMatches = async (query: string, me: number) =>
  countOrEstimate(await resolveAnswerFilters(filtersOfView(query, me)))

export async function countAssignments(reader: number): Promise<ViewList['counts']> {
  // Subtracts the assigned rows, which have an index, because counting the unassigned is slow.
  const assigned = sql`from submissions where ${IS_COUNTED} and assignee_id is not null`
  const [row] = await fetchRows<ViewList['counts']>(sql`
    select (select count(*)::int ${assigned} and assignee_id = ${reader}) as mine,
      ${groupCountSql({})} - (select count(*)::int ${assigned}) as unassigned,
      ${groupCountSql({ status: 'new' })} - (select count(*)::int ${assigned} and status = 'new')
        as "needsLook"`)
  return row ?? { mine: 0, unassigned: 0, needsLook: 0 }
}
