import { readColumns } from '../columns'
import { PAGE_SIZE } from '../constants'
import type { ScreenFilters } from '../filters'
import type { ListLayout } from '../views/layout'

export function withStoredLayout(filters: ScreenFilters, stored: ListLayout | undefined) {
  const columns = stored?.columns[filters.formId ?? 'all'] ?? null
  return {
    ...filters,
    rows: filters.rows ?? stored?.rows ?? PAGE_SIZE,
    columns: filters.columns ?? readColumns(columns) ?? [],
  }
}

export type ShownFilters = ReturnType<typeof withStoredLayout>
