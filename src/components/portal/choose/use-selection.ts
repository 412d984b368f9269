import { useState } from 'react'

interface Identified {
  readonly id: number
}

export function useSelection<Row extends Identified>(
  rows: readonly Row[],
  selectedAtFirst: readonly Row[] = [],
) {
  const [ids, setIds] = useState<ReadonlySet<number>>(() => idsOf(selectedAtFirst))
  const selected = rows.filter(({ id }) => ids.has(id))
  const isAll = rows.length > 0 && selected.length === rows.length
  return {
    selected,
    has: (id: number) => ids.has(id),
    isAll,
    clear: () => setIds(new Set()),
    toggle(id: number) {
      const next = idsOf(selected)
      if (!next.delete(id)) next.add(id)
      setIds(next)
    },
    toggleAll: () => setIds(isAll ? new Set() : idsOf(rows)),
  }
}

const idsOf = (rows: readonly Identified[]) => new Set(rows.map(({ id }) => id))
