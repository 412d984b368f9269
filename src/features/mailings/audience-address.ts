import { toParameterBody } from '@/features/submissions/answer-filters'
import { toExportQuery } from '@/features/submissions/filter-query'
import {
  type AddressQuery,
  NO_FILTERS,
  readFilters,
  type ScreenFilters,
} from '@/features/submissions/filters'
import { type Audience, MAX_CHOSEN } from './schema'

const ROW_ID = /^[1-9]\d{0,8}$/

/** Reads the recipients from the query string of the compose screen; null when it names no form. */
export function readAudience(params: AddressQuery): Audience | null {
  const filters = readFilters(params)
  if (filters.formId === null) return null
  const ids = (params.get('ids') ?? '').split(',').filter((id) => ROW_ID.test(id))
  if (ids.length > 0) {
    return { formId: filters.formId, ids: ids.slice(0, MAX_CHOSEN).map(Number) }
  }
  return { formId: filters.formId, filters: toParameterBody(toExportQuery(filters)) }
}

/** The filters of the list that the compose screen was opened from. */
export const readListFilters = (params: AddressQuery): ScreenFilters => ({
  ...NO_FILTERS,
  ...readFilters(params),
  page: 1,
})
