import { useState } from 'react'
import type { Submission } from '../../schema'

/** The selected rows of the page in view; a row that leaves the page is not selected any more. */
export function useSelection(rows: readonly Submission[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const selected = rows.filter(({ id }) => ids.has(id))
  const isAll = rows.length > 0 && selected.length === rows.length
  return {
    selected,
    has: (id: number) => ids.has(id),
    isAll,
    clear: () => setIds(new Set()),
    toggle(id: number) {
      const next = new Set(selected.map((row) => row.id))
      if (!next.delete(id)) next.add(id)
      setIds(next)
    },
    toggleAll: () => setIds(new Set(isAll ? [] : rows.map(({ id }) => id))),
  }
}

export type Selection = ReturnType<typeof useSelection>
