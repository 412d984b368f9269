import { X } from 'lucide-react'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { FilterChange } from '../../filters'
import type { FilterChip } from '../filter-chips'

interface FilterChipsProps {
  chips: readonly FilterChip[]
  onRemove: (change: FilterChange) => void
}

/** The active filters as chips on phones, where the filter fields are collapsed. */
export const FilterChips = ({ chips, onRemove }: FilterChipsProps) => (
  <ul
    aria-label="Filters in use"
    // `relative` contains the visually hidden texts, which could otherwise widen the page.
    className="relative col-span-full -my-1.5 flex gap-2 overflow-x-auto py-1.5 md:hidden"
  >
    {chips.map(({ label, without }) => (
      <li key={label} className="flex-none">
        <button
          type="button"
          className="relative inline-flex min-h-8 items-center gap-1.5 rounded-pill border border-control-line bg-surface px-3 text-sm font-medium before:absolute before:inset-x-0 before:-inset-y-1.5"
          onClick={() => onRemove(without)}
        >
          <span className="max-w-[18ch] truncate">{label}</span>
          <X aria-hidden strokeWidth={1.75} className="size-3.5 text-text-3" />
          <VisuallyHidden>: take away</VisuallyHidden>
        </button>
      </li>
    ))}
  </ul>
)
