import { isValid, parse } from 'date-fns'
import { PAGE_SIZE } from './constants'
import {
  ASSIGNEE_FILTERS,
  type AssigneeFilter,
  SUBMISSION_STATUSES,
  type SubmissionStatus,
} from './schema'

/** What the Form Submissions screen is narrowed to. The address bar holds it, so links can be shared. */
export interface ScreenFilters {
  /** `null`: All Forms. */
  formId: number | null
  /** `null`: All Statuses. */
  status: SubmissionStatus | null
  /** `null`: Anybody. */
  assignee: AssigneeFilter | null
  /** Those that staff tried out, and no others. */
  tests: boolean
  /** Calendar days of the reader, `yyyy-MM-dd`, or empty. */
  fromDate: string
  toDate: string
  search: string
  order: SubmissionOrder
  /** 1-based. */
  page: number
}

/** By the time of submission. */
export type SubmissionOrder = 'newest' | 'oldest'

export type FilterChange = Partial<Omit<ScreenFilters, 'page'>>

/** What Clear filters sets; the order is not a filter. */
export const CLEARED = {
  formId: null,
  status: null,
  assignee: null,
  tests: false,
  fromDate: '',
  toDate: '',
  search: '',
} as const satisfies FilterChange

export const NO_FILTERS: ScreenFilters = { ...CLEARED, order: 'newest', page: 1 }

/** As long as the endpoint accepts. */
export const SEARCH_MAX_LENGTH = 200

const positiveInteger = (text: string | null) =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null

const startOfLocalDay = (day: string) => parse(day, 'yyyy-MM-dd', new Date(2000, 0, 1))
const realDay = (text: string | null) =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && isValid(startOfLocalDay(text)) ? text : ''

const knownStatus = (text: string | null) =>
  SUBMISSION_STATUSES.find((status) => status === text) ?? null

/** An address somebody typed or cut short is read as far as it makes sense. */
export function readFilters(params: Pick<URLSearchParams, 'get'>): ScreenFilters {
  return {
    formId: positiveInteger(params.get('form')),
    status: knownStatus(params.get('status')),
    assignee: ASSIGNEE_FILTERS.find((one) => one === params.get('assignee')) ?? null,
    tests: params.get('tests') === 'only',
    fromDate: realDay(params.get('from')),
    toDate: realDay(params.get('to')),
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX_LENGTH),
    order: params.get('order') === 'oldest' ? 'oldest' : 'newest',
    page: positiveInteger(params.get('page')) ?? 1,
  }
}

/** The address bar's query, without the parts that say nothing; empty, or starting with `?`. */
export function writeFilters(filters: ScreenFilters): string {
  const { formId, status, assignee, tests, fromDate, toDate, search, order, page } = filters
  const params = new URLSearchParams()
  if (formId !== null) params.set('form', String(formId))
  if (status) params.set('status', status)
  if (assignee) params.set('assignee', assignee)
  if (tests) params.set('tests', 'only')
  if (fromDate) params.set('from', fromDate)
  if (toDate) params.set('to', toDate)
  if (search) params.set('search', search)
  if (order !== 'newest') params.set('order', order)
  if (page > 1) params.set('page', String(page))
  const query = params.toString()
  return query && `?${query}`
}

/** Spec §5: changing any filter starts at the first page again. */
export const changeFilters = (filters: ScreenFilters, change: FilterChange): ScreenFilters => ({
  ...filters,
  ...change,
  page: 1,
})

/** Narrowed further than to one form. */
export const hasFiltersWithinForm = ({ status, assignee, ...rest }: ScreenFilters) =>
  status !== null ||
  assignee !== null ||
  rest.tests ||
  rest.fromDate !== '' ||
  rest.toDate !== '' ||
  rest.search !== ''

export const hasFilters = (filters: ScreenFilters) =>
  filters.formId !== null || hasFiltersWithinForm(filters)

/**
 * What the export endpoint takes. Days become instants in the reader's own time zone, because the
 * table shows times in it; the end of a day is its last millisecond (Spec §5).
 */
export function toExportQuery(filters: ScreenFilters): URLSearchParams {
  const { status, assignee, tests, fromDate, toDate, search } = filters
  const query = new URLSearchParams()
  if (status) query.set('status', status)
  if (assignee) query.set('assignee', assignee)
  if (tests) query.set('tests', 'only')
  if (fromDate) query.set('from', startOfLocalDay(fromDate).toISOString())
  if (toDate) {
    const end = startOfLocalDay(toDate)
    end.setHours(23, 59, 59, 999)
    query.set('to', end.toISOString())
  }
  if (search.trim()) query.set('search', search)
  return query
}

/** What the list endpoint takes: the same filters, one form or all, one page. */
export function toListQuery(filters: ScreenFilters): URLSearchParams {
  const query = toExportQuery(filters)
  if (filters.formId !== null) query.set('formId', String(filters.formId))
  if (filters.order === 'oldest') query.set('sort', 'submittedAt')
  query.set('page', String(filters.page))
  query.set('limit', String(PAGE_SIZE))
  return query
}

/** "Page N of M": there is always at least one page. */
export const countPages = (total: number) => Math.max(1, Math.ceil(total / PAGE_SIZE))
