// biome-ignore-all lint/a11y/noRedundantRoles: without display: table the implied roles are lost
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { HEAD_CELL_CLASSES } from '@/components/portal/table-head'
import { cx } from '@/components/ui/cx'
import { isDescending, type ListSort, nextSort, type SortKey, sortKeyOf } from '../../../sort'

interface SortHeadProps {
  label: string
  by: SortKey
  byWords?: string
  sort: ListSort
  onSort: (sort: ListSort) => void
  className?: string
  children?: ReactNode
}

export function SortableHeading({
  label,
  by,
  byWords = label,
  sort,
  onSort,
  className,
  children,
}: SortHeadProps) {
  const isInUse = sortKeyOf(sort) === by
  const isDown = isDescending(sort)
  const Arrow = isDown ? ArrowDown : ArrowUp
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isInUse ? (isDown ? 'descending' : 'ascending') : undefined}
      className={cx(HEAD_CELL_CLASSES, className)}
    >
      <button
        type="button"
        title={`Sort by ${byWords}`}
        className="-mx-1 inline-flex min-h-7 min-w-7 max-w-full items-center gap-1 rounded-control px-1 hover:bg-hover hover:text-text"
        onClick={() => onSort(nextSort(sort, by))}
      >
        <span className="truncate">{label}</span>
        {isInUse && <Arrow aria-hidden strokeWidth={1.75} className="size-3.5 flex-none" />}
      </button>
      {children}
    </th>
  )
}
