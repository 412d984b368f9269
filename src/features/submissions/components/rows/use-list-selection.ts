import { useEffect, useState } from 'react'
import { type ScreenFilters, writeFilters } from '../../filters'
import type { Submission } from '../../schema'
import {
  addRows,
  extendTo,
  isPageSelected,
  NOTHING_SELECTED,
  type SelectedRows,
  seenAgain,
  selectEverything,
  togglePage,
  toggleRow,
} from '../../selection'

interface ListSelectionInput {
  rows: readonly Submission[]
  /** How many match. */
  total: number
  /** Other filters begin with nothing selected; page and order are none. */
  filters: ScreenFilters
}

/** The selected rows of the list, over all pages of what the filters leave. */
export function useListSelection({ rows, total, filters }: ListSelectionInput) {
  const scope = writeFilters({ ...filters, order: 'newest', page: 1 })
  const [kept, setKept] = useState({ scope, selection: NOTHING_SELECTED })
  const selection = kept.scope === scope ? kept.selection : NOTHING_SELECTED
  const { seen, isEverything } = selection
  const set = (next: SelectedRows) => setKept({ scope, selection: next })

  useEffect(() => {
    setKept((before) => {
      const next = seenAgain(before.selection, rows)
      return next === before.selection ? before : { ...before, selection: next }
    })
  }, [rows])

  return {
    count: isEverything ? total : seen.size,
    total,
    filters,
    isEverything,
    /** The rows that were chosen one by one or by page, with the status they show. */
    chosen: [...seen].map(([id, status]) => ({ id, status })),
    has: (id: number) => isEverything || seen.has(id),
    isPage: isPageSelected(selection, rows),
    toggle: (id: number) => set(toggleRow(selection, rows, id)),
    extendTo: (id: number) => set(extendTo(selection, rows, id)),
    add: (some: readonly Submission[]) => set(addRows(selection, some)),
    togglePage: () => set(togglePage(selection, rows)),
    selectEverything: () => set(selectEverything(selection)),
    clear: () => set(NOTHING_SELECTED),
  }
}

export type ListSelection = ReturnType<typeof useListSelection>
