import { endOfDay, parseISO } from 'date-fns'
import { listAnswerParameters } from './answer-filters'
import { PAGE_SIZE } from './constants'
import type { ScreenFilters } from './filters'
import { NEWEST_FIRST } from './sort'

/**
 * Returns the filters for the address of an export, whose path already names the form. Days become
 * instants in the reader's time zone (Spec §5).
 */
export function toExportQuery(filters: ScreenFilters): URLSearchParams {
  const { status, assignee, seat, tests, erasure, fromDate, toDate, search, answers } = filters
  const query = new URLSearchParams()
  if (status) query.set('status', status)
  if (assignee) query.set('assignee', assignee)
  if (seat) query.set('seat', seat)
  if (tests) query.set('tests', 'only')
  if (erasure) query.set('erasure', 'asked')
  if (fromDate) query.set('from', parseISO(fromDate).toISOString())
  if (toDate) query.set('to', endOfDay(parseISO(toDate)).toISOString())
  if (search.trim()) query.set('search', search)
  for (const [name, value] of listAnswerParameters(answers)) query.append(name, value)
  return query
}

export function toListQuery(filters: ScreenFilters): URLSearchParams {
  const query = toExportQuery(filters)
  if (filters.formId !== null) query.set('formId', String(filters.formId))
  if (filters.sort !== NEWEST_FIRST) query.set('sort', filters.sort)
  query.set('page', String(filters.page))
  query.set('limit', String(filters.rows ?? PAGE_SIZE))
  return query
}
