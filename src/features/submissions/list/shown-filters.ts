import { readColumns } from '../columns'
import { PAGE_SIZE } from '../constants'
import type { ScreenFilters } from '../filters'
import type { ListLayout } from '../views/layout'

/**
 * Returns the filters with rows per page and columns filled in: from the address, otherwise from
 * the reader's stored layout, otherwise the defaults.
 */
export function withLayout(filters: ScreenFilters, stored: ListLayout | undefined) {
  const columns = stored?.columns[filters.formId ?? 'all'] ?? null
  return {
    ...filters,
    rows: filters.rows ?? stored?.rows ?? PAGE_SIZE,
    columns: filters.columns ?? readColumns(columns) ?? [],
  }
}

/** The filters with the layout that is shown: rows and columns are never null. */
export type ShownFilters = ReturnType<typeof withLayout>
