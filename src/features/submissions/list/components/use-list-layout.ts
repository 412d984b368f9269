import { useEffect } from 'react'
import { type ListColumn, readColumns, writeColumns } from '../../columns'
import { PAGE_SIZE, type PageSize } from '../../constants'
import type { ScreenFilters } from '../../filters'
import { useKeepLayout, useKeptLayout } from '../../views/client'

type Arrangement = Partial<Pick<ScreenFilters, 'rows' | 'columns'>>

/**
 * Rows per page and columns: from the address, else as the reader has stored them. Stored values
 * are written into the address, so that a shared link shows others the same list.
 */
export function useListLayout(filters: ScreenFilters, arrange: (how: Arrangement) => void) {
  const { formId } = filters
  const { data, isPending } = useKeptLayout()
  const { mutate: keep } = useKeepLayout()
  const keptRows = data?.rows ?? PAGE_SIZE
  const keptColumns = data?.columns[formId ?? 'all'] ?? null
  const rows = filters.rows ?? keptRows
  const columns = filters.columns ?? readColumns(keptColumns) ?? []
  const lacksRows = filters.rows === null && keptRows !== PAGE_SIZE
  const lacksColumns = filters.columns === null && columns.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: they are compared as they are written
  useEffect(() => {
    if (lacksRows || lacksColumns) {
      arrange({ ...(lacksRows && { rows }), ...(lacksColumns && { columns }) })
    }
  }, [lacksRows, lacksColumns, rows, keptColumns, arrange])

  return {
    shown: { ...filters, rows, columns },
    /** True once stored preferences can no longer change what is shown. */
    isKnown: (filters.rows !== null && filters.columns !== null) || !isPending,
    setRows(size: PageSize) {
      keep({ rows: size })
      arrange({ rows: size })
    },
    setColumns(chosen: readonly ListColumn[]) {
      keep({ formId, columns: writeColumns(chosen) })
      arrange({ columns: chosen })
    },
  }
}

/** The filters, with stored preferences for what the address leaves out. */
export type ShownFilters = ReturnType<typeof useListLayout>['shown']
