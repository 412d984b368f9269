import type { ReactNode } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { cx } from '@/components/ui/cx'
import { formatTableDate } from '@/lib/dates'

interface ChoiceRowProps {
  heading: string
  /** ISO 8601, UTC; null where no time is known. */
  at: string | null
  isSelected: boolean
  onSelect: () => void
  children: ReactNode
}

export const SelectableRow = ({ heading, at, isSelected, onSelect, children }: ChoiceRowProps) => (
  <li
    className={cx(
      'border-b border-line px-4 py-3 last:border-b-0',
      isSelected ? 'bg-selected/55' : 'hover:bg-hover',
    )}
  >
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Checkbox
        label={<span className="font-semibold wrap-anywhere">{heading}</span>}
        checked={isSelected}
        onChange={onSelect}
        className="mr-auto min-w-0"
      />
      {at && (
        <time dateTime={at} className="text-sm text-text-3 tabular-nums">
          {formatTableDate(at)}
        </time>
      )}
    </div>
    <div className="mt-1 grid gap-1 pl-6.5 text-text-2 wrap-anywhere">{children}</div>
  </li>
)
