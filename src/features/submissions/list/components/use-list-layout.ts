import { useEffect } from 'react'
import { type ListColumn, writeColumns } from '../../columns'
import { PAGE_SIZE, type PageSize } from '../../constants'
import type { ScreenFilters } from '../../filters'
import { useStoredLayout, useStoreLayout } from '../../views/client'
import { withStoredLayout } from '../shown-filters'
import type { useScreenFilters } from './use-screen-filters'

/**
 * Adds the reader's stored rows per page and columns to `filters`. Stored values that differ from
 * the defaults also go into the address, so that a shared link contains them.
 */
export function useListLayout(
  filters: ScreenFilters,
  { arrange, narrow }: Pick<ReturnType<typeof useScreenFilters>, 'arrange' | 'narrow'>,
) {
  const { formId } = filters
  const { data, isPending } = useStoredLayout()
  const { mutate: keep } = useStoreLayout()
  const shown = withStoredLayout(filters, data)
  const { rows, columns } = shown
  const columnsText = writeColumns(columns)
  const lacksRows = filters.rows === null && rows !== PAGE_SIZE
  const lacksColumns = filters.columns === null && columns.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: columnsText stands for columns
  useEffect(() => {
    if (lacksRows || lacksColumns) {
      arrange({ ...(lacksRows && { rows }), ...(lacksColumns && { columns }) })
    }
  }, [lacksRows, lacksColumns, rows, columnsText, arrange])

  return {
    shown,
    /**
     * True once `shown` is final: the stored layout has loaded or failed to load, or is not needed,
     * because the address has both rows and columns.
     */
    isKnown: (filters.rows !== null && filters.columns !== null) || !isPending,
    setRows(size: PageSize) {
      keep({ rows: size })
      // Returns to the first page, because pages begin at other rows when their size changes.
      narrow({ rows: size })
    },
    setColumns(chosen: readonly ListColumn[]) {
      keep({ formId, columns: writeColumns(chosen) })
      arrange({ columns: chosen })
    },
  }
}
