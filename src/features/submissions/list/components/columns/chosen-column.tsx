import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/input'
import { COLUMN_WIDTHS, type ColumnWidth, type ShownColumn } from '../../../columns'

const WIDTH_LABELS = {
  narrow: 'Narrow',
  medium: 'Medium',
  wide: 'Wide',
} as const satisfies Record<ColumnWidth, string>

interface ChosenColumnProps {
  column: ShownColumn
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onWidth: (width: ColumnWidth) => void
  onRemove: () => void
}

// A button that cannot move the column further is `aria-disabled`, because a `disabled` button
// would lose the focus.
const AT_END = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-55'

export const ChosenColumn = ({ column, isFirst, isLast, ...on }: ChosenColumnProps) => (
  <li className="flex items-center gap-1 max-sm:flex-wrap">
    <span title={column.label} className="min-w-0 flex-1 truncate font-medium max-sm:basis-full">
      {column.label}
    </span>
    <NativeSelect
      aria-label={`Width of ${column.label}`}
      className="w-28 flex-none max-sm:flex-1"
      value={column.width}
      onChange={({ target }) =>
        on.onWidth(COLUMN_WIDTHS.find((width) => width === target.value) ?? column.width)
      }
    >
      {COLUMN_WIDTHS.map((width) => (
        <option key={width} value={width}>
          {WIDTH_LABELS[width]}
        </option>
      ))}
    </NativeSelect>
    <Button
      variant="quiet"
      size="icon"
      aria-label={`Move ${column.label} to the left`}
      className={AT_END}
      aria-disabled={isFirst || undefined}
      onClick={() => isFirst || on.onMove(-1)}
    >
      <ArrowUp aria-hidden strokeWidth={1.75} />
    </Button>
    <Button
      variant="quiet"
      size="icon"
      aria-label={`Move ${column.label} to the right`}
      className={AT_END}
      aria-disabled={isLast || undefined}
      onClick={() => isLast || on.onMove(1)}
    >
      <ArrowDown aria-hidden strokeWidth={1.75} />
    </Button>
    <Button
      variant="quiet"
      size="icon"
      aria-label={`Take ${column.label} out`}
      onClick={on.onRemove}
    >
      <X aria-hidden strokeWidth={1.75} />
    </Button>
  </li>
)
