import { X } from 'lucide-react'
import { cx } from '@/components/ui/cx'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { FilterChange } from '../../filters'
import type { FilterChip } from '../filter-chips'

interface FilterChipsProps {
  label: string
  className?: string
  chips: readonly FilterChip[]
  onRemove: (change: FilterChange) => void
}

export const FilterChips = ({ label: listLabel, className, chips, onRemove }: FilterChipsProps) => (
  <ul
    aria-label={listLabel}
    // Without `relative`, the visually hidden texts inside could widen the page.
    className={cx('relative -my-1.5 flex min-w-0 gap-2 overflow-x-auto py-1.5', className)}
  >
    {chips.map(({ label, without }) => (
      <li key={label} className="flex-none">
        <button
          type="button"
          className="relative inline-flex min-h-8 items-center gap-1.5 rounded-pill border border-control-line bg-surface px-3 text-sm font-medium before:absolute before:inset-x-0 before:-inset-y-1.5"
          onClick={() => onRemove(without)}
        >
          <span className="max-w-[18ch] truncate md:max-w-[48ch]">{label}</span>
          <X aria-hidden strokeWidth={1.75} className="size-3.5 text-text-3" />
          <VisuallyHidden>: take away</VisuallyHidden>
        </button>
      </li>
    ))}
  </ul>
)
