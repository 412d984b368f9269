import { isValid, parseISO } from 'date-fns'
import type { SeatState } from '@/features/forms/capacity/schema'
import { type AnswerFilter, listAnswerParameters, readAnswerFilters } from './answer-filters'
import { type ListColumn, readColumns, writeColumns } from './columns'
import {
  ASSIGNEE_FILTERS,
  type AssigneeFilter,
  PAGE_SIZES,
  type PageSize,
  SUBMISSION_STATUSES,
  type SubmissionStatus,
} from './constants'
import { SEAT_FILTERS } from './seat-words'
import { type ListSort, NEWEST_FIRST, readSort, sortNeedsForm } from './sort'

export interface ScreenFilters {
  formId: number | null
  status: SubmissionStatus | null
  assignee: AssigneeFilter | null
  seat: SeatState | null
  /** True lists only test registrations; false lists all others. */
  tests: boolean
  erasure: boolean
  /** Calendar days in the reader's time zone, `yyyy-MM-dd`, or empty. */
  fromDate: string
  toDate: string
  search: string
  answers: readonly AnswerFilter[]
  sort: ListSort
  /** Columns in addition to the fixed ones; null shows the reader's stored columns. */
  columns: readonly ListColumn[] | null
  rows: PageSize | null
  page: number
}

export type FilterChange = Partial<Omit<ScreenFilters, 'page'>>

/** What the button Clear filters sets. Clearing the form may also reset the order and columns. */
export const CLEARED_FILTERS = {
  formId: null,
  status: null,
  assignee: null,
  seat: null,
  tests: false,
  erasure: false,
  fromDate: '',
  toDate: '',
  search: '',
  answers: [],
} as const satisfies FilterChange

export const DEFAULT_LAYOUT = {
  sort: NEWEST_FIRST,
  columns: null,
  rows: null,
  page: 1,
} satisfies Partial<ScreenFilters>

export const NO_FILTERS: ScreenFilters = { ...CLEARED_FILTERS, ...DEFAULT_LAYOUT }

export const SEARCH_MAX_LENGTH = 200

export const parsePositiveInteger = (text: string | null): number | null =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null

const realDay = (text: string | null) =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && isValid(parseISO(text)) ? text : ''

const knownStatus = (text: string | null) =>
  SUBMISSION_STATUSES.find((status) => status === text) ?? null

export type AddressQuery = Pick<URLSearchParams, 'get'> & Iterable<[string, string]>

export function readFilters(params: AddressQuery): ScreenFilters {
  const formId = parsePositiveInteger(params.get('form'))
  return {
    formId,
    status: knownStatus(params.get('status')),
    assignee: ASSIGNEE_FILTERS.find((one) => one === params.get('assignee')) ?? null,
    seat: SEAT_FILTERS.find((one) => one === params.get('seat')) ?? null,
    tests: params.get('tests') === 'only',
    erasure: params.get('erasure') === 'asked',
    fromDate: realDay(params.get('from')),
    toDate: realDay(params.get('to')),
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX_LENGTH),
    answers: readAnswerFilters(params),
    sort: readSort(params, formId !== null),
    columns: readColumns(params.get('columns')),
    rows: PAGE_SIZES.find((size) => `${size}` === params.get('rows')) ?? null,
    page: parsePositiveInteger(params.get('page')) ?? 1,
  }
}

export function writeFilters(filters: ScreenFilters): string {
  const { formId, status, assignee, seat, tests, erasure, fromDate, toDate } = filters
  const { search, answers, sort, columns, rows, page } = filters
  const params = new URLSearchParams()
  if (formId !== null) params.set('form', String(formId))
  if (status) params.set('status', status)
  if (assignee) params.set('assignee', assignee)
  if (seat) params.set('seat', seat)
  if (tests) params.set('tests', 'only')
  if (erasure) params.set('erasure', 'asked')
  if (fromDate) params.set('from', fromDate)
  if (toDate) params.set('to', toDate)
  if (search) params.set('search', search)
  for (const [name, value] of listAnswerParameters(answers)) params.append(name, value)
  if (sort !== NEWEST_FIRST) params.set('sort', sort)
  if (columns) params.set('columns', writeColumns(columns))
  if (rows !== null) params.set('rows', String(rows))
  if (page > 1) params.set('page', String(page))
  const query = params.toString()
  return query && `?${query}`
}

/**
 * Applies a change and returns to the first page (Spec §5). A change of the form also resets a sort
 * by an answer. It resets the columns and the answer filters unless `change` sets them.
 */
export function changeFilters(filters: ScreenFilters, change: FilterChange): ScreenFilters {
  const next = { ...filters, ...change, page: 1 }
  if (next.formId === filters.formId) return next
  const sort = sortNeedsForm(next.sort) ? NEWEST_FIRST : next.sort
  return { ...next, sort, columns: change.columns ?? null, answers: change.answers ?? [] }
}

export const hasFiltersWithinForm = ({ status, assignee, ...rest }: ScreenFilters) =>
  status !== null ||
  assignee !== null ||
  rest.seat !== null ||
  rest.tests ||
  rest.erasure ||
  rest.fromDate !== '' ||
  rest.toDate !== '' ||
  rest.search !== '' ||
  rest.answers.length > 0

export const hasFilters = (filters: ScreenFilters) =>
  filters.formId !== null || hasFiltersWithinForm(filters)
