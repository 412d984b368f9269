import { isValid, parse } from 'date-fns'
import { PAGE_SIZE } from './constants'

/** What the Form Submissions screen is narrowed to. The address bar holds it, so links can be shared. */
export interface ScreenFilters {
  /** `null`: All Forms. */
  formId: number | null
  /** Calendar days of the reader, `yyyy-MM-dd`, or empty. */
  fromDate: string
  toDate: string
  search: string
  /** 1-based. */
  page: number
}

export const NO_FILTERS: ScreenFilters = {
  formId: null,
  fromDate: '',
  toDate: '',
  search: '',
  page: 1,
}

/** As long as the endpoint accepts. */
export const SEARCH_MAX_LENGTH = 200

const positiveInteger = (text: string | null) =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null

const startOfLocalDay = (day: string) => parse(day, 'yyyy-MM-dd', new Date(2000, 0, 1))
const realDay = (text: string | null) =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && isValid(startOfLocalDay(text)) ? text : ''

/** An address somebody typed or cut short is read as far as it makes sense. */
export function readFilters(params: Pick<URLSearchParams, 'get'>): ScreenFilters {
  return {
    formId: positiveInteger(params.get('form')),
    fromDate: realDay(params.get('from')),
    toDate: realDay(params.get('to')),
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX_LENGTH),
    page: positiveInteger(params.get('page')) ?? 1,
  }
}

/** The address bar's query, without the parts that say nothing; empty, or starting with `?`. */
export function writeFilters({ formId, fromDate, toDate, search, page }: ScreenFilters): string {
  const params = new URLSearchParams()
  if (formId !== null) params.set('form', String(formId))
  if (fromDate) params.set('from', fromDate)
  if (toDate) params.set('to', toDate)
  if (search) params.set('search', search)
  if (page > 1) params.set('page', String(page))
  const query = params.toString()
  return query && `?${query}`
}

/** Spec §5: changing any filter starts at the first page again. */
export const changeFilters = (
  filters: ScreenFilters,
  change: Partial<Omit<ScreenFilters, 'page'>>,
): ScreenFilters => ({ ...filters, ...change, page: 1 })

export const hasFilters = ({ formId, fromDate, toDate, search }: ScreenFilters) =>
  formId !== null || fromDate !== '' || toDate !== '' || search !== ''

/**
 * What the export endpoint takes. Days become instants in the reader's own time zone, because the
 * table shows times in it; the end of a day is its last millisecond (Spec §5).
 */
export function toExportQuery({ fromDate, toDate, search }: ScreenFilters): URLSearchParams {
  const query = new URLSearchParams()
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
  query.set('page', String(filters.page))
  query.set('limit', String(PAGE_SIZE))
  return query
}

/** "Page N of M": there is always at least one page. */
export const countPages = (total: number) => Math.max(1, Math.ceil(total / PAGE_SIZE))
