import 'server-only'
import { addDays, formatISO, parseISO } from 'date-fns'
import { fetchRows, sql } from '@/lib/database/db'
import { COUNTED } from '@/lib/database/live'
import { MINISTRY_TIME_ZONE } from '@/lib/dates'
import { groupCount } from '@/lib/tallies/tally'
import type { SubmissionFilters } from '../../filter-schema'
import { readFilters } from '../../filters'
import { countOrEstimate } from '../../server/estimates'
import { resolveAnswers } from '../../server/resolve-answers'
import type { ViewList } from '../schema'

const OFFSET = new Intl.DateTimeFormat('en', {
  timeZone: MINISTRY_TIME_ZONE,
  timeZoneName: 'longOffset',
})

/** The first instant of a day in the ministry's time zone. */
function startOf(day: string): Date {
  const noon = new Date(`${day}T12:00:00Z`)
  const zone = OFFSET.formatToParts(noon).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return new Date(`${day}T00:00:00${zone.replace('GMT', '') || 'Z'}`)
}

const dayAfter = (day: string) => formatISO(addDays(parseISO(day), 1), { representation: 'date' })

/**
 * Reads every filter of a view's query. Days begin and end in the ministry's time zone, so that
 * they are the same for every reader of a shared view.
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

/**
 * Counts the matches of a view for this reader. A large count may be an estimate (`countOrEstimate`).
 * @throws AppError `submissions.answer_filter`
 */
export const countView = async (query: string, me: number) =>
  countOrEstimate(await resolveAnswers(filtersOfView(query, me)))

/**
 * Returns the counts of the built-in views: submissions assigned to the reader, unassigned ones,
 * and unassigned ones with the status New.
 */
export async function countAssignments(reader: number): Promise<ViewList['counts']> {
  // Unassigned submissions are all submissions minus the assigned ones. The total is a stored
  // count, and the assigned ones have an index. Counting the unassigned ones directly would be
  // slow.
  const assigned = sql`from submissions where ${COUNTED} and assignee_id is not null`
  const [row] = await fetchRows<ViewList['counts']>(sql`
    select (select count(*)::int ${assigned} and assignee_id = ${reader}) as mine,
      ${groupCount({})} - (select count(*)::int ${assigned}) as unassigned,
      ${groupCount({ status: 'new' })} - (select count(*)::int ${assigned} and status = 'new')
        as "needsLook"`)
  return row ?? { mine: 0, unassigned: 0, needsLook: 0 }
}
