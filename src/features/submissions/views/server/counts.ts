import 'server-only'
import { addDays, formatISO, parseISO } from 'date-fns'
import { MINISTRY_TIME_ZONE } from '@/lib/dates'
import { readFilters } from '../../filters'
import { countMatching } from '../../list/server/list'
import type { SubmissionFilters } from '../../schema'

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
export function filtersOfView(query: string, me: number): SubmissionFilters {
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
