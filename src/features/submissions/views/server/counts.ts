import 'server-only'
import { addDays, formatISO, parseISO } from 'date-fns'
import { db, query, sql } from '@/lib/database/db'
import { COUNTED } from '@/lib/database/live'
import { MINISTRY_TIME_ZONE } from '@/lib/dates'
import { tallied } from '@/lib/tallies/tally'
import { readFilters } from '../../filters'
import type { SubmissionFilters } from '../../schema'
import { countMatching } from '../../server/counts'
import type { ViewList } from '../schema'

const OFFSET = new Intl.DateTimeFormat('en', {
  timeZone: MINISTRY_TIME_ZONE,
  timeZoneName: 'longOffset',
})

/** The first moment of a day where the ministry is. */
function startOf(day: string): Date {
  const noon = new Date(`${day}T12:00:00Z`)
  const zone = OFFSET.formatToParts(noon).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return new Date(`${day}T00:00:00${zone.replace('GMT', '') || 'Z'}`)
}

const dayAfter = (day: string) => formatISO(addDays(parseISO(day), 1), { representation: 'date' })

/**
 * What a view leaves, as the list endpoint takes it. Its days are the ministry's: a count that is
 * shared cannot be by the day of whoever looks.
 */
function filtersOfView(query: string, me: number): SubmissionFilters {
  const { formId, status, assignee, fromDate, toDate } = readFilters(new URLSearchParams(query))
  return {
    me,
    ...(formId !== null && { formId }),
    ...(status && { status }),
    ...(assignee && { assignee }),
    ...(fromDate && { from: startOf(fromDate).toISOString() }),
    ...(toDate && { to: new Date(startOf(dayAfter(toDate)).getTime() - 1).toISOString() }),
  }
}

/** How many a view leaves for this reader. */
export const countView = (query: string, me: number): Promise<number> =>
  countMatching(filtersOfView(query, me))

/** How many the reader looks after, how many nobody does, and how many of these are still new. */
export async function countAssignments(reader: number): Promise<ViewList['counts']> {
  // What somebody looks after has an index; all there are is a count that is kept.
  const assigned = sql`from submissions where ${COUNTED} and assignee_id is not null`
  const [row] = await query<ViewList['counts']>(
    await db(),
    sql`select (select count(*)::int ${assigned} and assignee_id = ${reader}) as mine,
          ${tallied({})} - (select count(*)::int ${assigned}) as unassigned,
          ${tallied({ status: 'new' })} - (select count(*)::int ${assigned} and status = 'new')
            as "needsLook"`,
  )
  return row ?? { mine: 0, unassigned: 0, needsLook: 0 }
}
