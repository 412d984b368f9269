import { readColumns } from '../columns'
import { PAGE_SIZE } from '../constants'
import type { ScreenFilters } from '../filters'
import type { ListLayout } from '../views/layout'

/** The filters with rows per page and columns: the address's, otherwise those the reader has stored. */
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
