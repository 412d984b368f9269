// biome-ignore-all lint/a11y/noRedundantRoles: without display: table the implied roles are lost

import { formatColumnText } from '../../../column-text'
import type { ColumnWidth, ShownColumn } from '../../../columns'
import type { Submission } from '../../../schema'

export const COLUMN_WIDTH_CLASSES = {
  narrow: 'md:min-w-30 md:max-w-30',
  medium: 'md:min-w-44 md:max-w-44',
  wide: 'md:min-w-80 md:max-w-80',
} as const satisfies Record<ColumnWidth, string>

interface ColumnCellProps {
  column: ShownColumn
  submission: Submission
}

export function ColumnCell({ column, submission }: ColumnCellProps) {
  const text = formatColumnText(column, submission)
  return (
    <td
      role="cell"
      className={`px-4 max-md:col-span-3 max-md:col-start-2 max-md:flex max-md:min-w-0 max-md:gap-2 max-md:px-0 max-md:text-sm ${COLUMN_WIDTH_CLASSES[column.width]} ${text ? '' : 'max-md:hidden'}`}
    >
      <span aria-hidden className="max-w-[40%] flex-none truncate text-text-3 md:hidden">
        {column.label}
      </span>
      <span title={text} className="block truncate">
        {text}
      </span>
    </td>
  )
}
