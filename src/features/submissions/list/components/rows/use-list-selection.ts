import { useEffect, useRef, useState } from 'react'
import { useExactTotal } from '../../../client'
import { MAX_MATCHING_SUBMISSIONS } from '../../../constants'
import { DEFAULT_LAYOUT, type ScreenFilters, writeFilters } from '../../../filters'
import type { Submission } from '../../../schema'
import {
  addRowsToSelection,
  extendSelectionTo,
  isPageSelected,
  NOTHING_SELECTED,
  refreshSeenStatuses,
  type SelectedRows,
  selectAllMatches,
  togglePage,
  toggleRow,
} from '../../selection'

interface ListSelectionInput {
  rows: readonly Submission[]
  total: number
  isEstimated: boolean
  /** A new filter clears the selection; new columns, rows per page, sort or page do not. */
  filters: ScreenFilters
  onLeft: () => void
}

export function useListSelection(list: ListSelectionInput) {
  const { rows, isEstimated, filters, onLeft } = list
  const scope = writeFilters({ ...filters, ...DEFAULT_LAYOUT })
  const [kept, setKept] = useState({ scope, selection: NOTHING_SELECTED })
  const selection = kept.scope === scope ? kept.selection : NOTHING_SELECTED
  const { seen, isEverything } = selection
  const set = (next: SelectedRows) => setKept({ scope, selection: next })

  const isPage = isPageSelected(selection, rows)
  const mayBeFew = isEstimated && list.total <= 2 * MAX_MATCHING_SUBMISSIONS
  const counted = useExactTotal(filters, mayBeFew && isPage)
  const total = counted ?? list.total

  const shown = useRef<string | null>(null)
  useEffect(() => {
    shown.current = scope
    return () => {
      shown.current = null
    }
  }, [scope])

  useEffect(() => {
    setKept((before) => {
      const next = refreshSeenStatuses(before.selection, rows)
      return next === before.selection ? before : { ...before, selection: next }
    })
  }, [rows])

  return {
    count: isEverything ? total : seen.size,
    total,
    canBeEverything: (!isEstimated || counted !== undefined) && total <= MAX_MATCHING_SUBMISSIONS,
    filters,
    isEverything,
    chosen: [...seen].map(([id, status]) => ({ id, status })),
    has: (id: number) => isEverything || seen.has(id),
    isPage,
    toggle: (id: number) => set(toggleRow(selection, rows, id)),
    extendTo: (id: number) => set(extendSelectionTo(selection, rows, id)),
    add: (some: readonly Submission[]) => set(addRowsToSelection(selection, some)),
    togglePage: () => set(togglePage(selection, rows)),
    selectEverything: () => set(selectAllMatches(selection)),
    clear: () => set(NOTHING_SELECTED),
    finish: (isLeaving: boolean) => {
      if (shown.current !== scope) return
      set(NOTHING_SELECTED)
      if (isLeaving) onLeft()
    },
  }
}

export type ListSelection = ReturnType<typeof useListSelection>
