import { toParameterBody } from '@/features/submissions/answer-filters'
import { toExportQuery } from '@/features/submissions/filter-query'
import {
  type AddressQuery,
  NO_FILTERS,
  parsePositiveInteger,
  readFilters,
  type ScreenFilters,
} from '@/features/submissions/filters'
import { type Audience, MAX_CHOSEN_RECIPIENTS } from './schema'

/**
 * Reads the audience from the query of the page. Returns null when the query has no form, or when
 * `ids` contains no valid id. Invalid `ids` must not be ignored, because the message would then go
 * to all registrations that match the filters.
 */
export function readAudience(params: AddressQuery): Audience | null {
  const filters = readFilters(params)
  if (filters.formId === null) return null
  const chosen = params.get('ids')
  if (chosen !== null) {
    const ids = chosen
      .split(',')
      .flatMap((id) => parsePositiveInteger(id) ?? [])
      .slice(0, MAX_CHOSEN_RECIPIENTS)
    return ids.length > 0 ? { formId: filters.formId, ids } : null
  }
  return { formId: filters.formId, filters: toParameterBody(toExportQuery(filters)) }
}

export const readListFilters = (params: AddressQuery): ScreenFilters => ({
  ...NO_FILTERS,
  ...readFilters(params),
  page: 1,
})
