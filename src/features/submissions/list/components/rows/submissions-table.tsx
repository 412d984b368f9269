// biome-ignore-all lint/a11y/noRedundantRoles: without display: table the implied roles are lost
import { HEAD_CELL_CLASSES } from '@/components/portal/table-head'
import { cx } from '@/components/ui/cx'
import type { ColumnId, ColumnWidth, ShownColumn } from '../../../columns'
import type { Submission } from '../../../schema'
import type { ListSort, SortKey } from '../../../sort'
import { COLUMN_WIDTH_CLASSES } from './column-cell'
import { ColumnResizeHandle } from './column-resize-handle'
import { SelectAllCheckbox } from './selection-checkbox'
import { SortableHeading } from './sortable-heading'
import { SubmissionTableRow } from './submission-row'
import type { ListSelection } from './use-list-selection'

const FIXED = [
  { label: 'ID', by: 'id' },
  { label: 'Form', by: 'form' },
  { label: 'Submitted', by: 'submittedAt' },
  { label: 'Status', by: 'status' },
] as const satisfies { label: string; by: SortKey }[]

interface SubmissionsTableProps {
  submissions: readonly Submission[]
  formName: (formId: number) => string | null
  personOf: (submission: Submission) => string | null
  columns: readonly ShownColumn[]
  onWidth: (id: ColumnId, width: ColumnWidth) => void
  sort: ListSort
  onSort: (sort: ListSort) => void
  bySurname: SortKey | null
  isStale: boolean
  selection: ListSelection
  cursor: number | null
  onCursor: (id: number) => void
  onView: (submission: Submission) => void
}

export function SubmissionsTable({
  submissions,
  formName,
  personOf,
  columns,
  onWidth,
  sort,
  onSort,
  bySurname,
  isStale,
  selection,
  cursor,
  onCursor,
  onView,
}: SubmissionsTableProps) {
  const sorting = { sort, onSort }
  return (
    // Without `relative`, the visually hidden texts inside could widen the page.
    <div className="relative md:overflow-x-auto">
      <table
        role="table"
        aria-busy={isStale}
        className={cx(
          'w-full border-collapse transition-opacity duration-(--dur-2) max-md:block',
          isStale && 'opacity-60',
        )}
      >
        <thead
          role="rowgroup"
          className="max-md:block max-md:overflow-x-auto max-md:not-focus-within:sr-only"
        >
          <tr role="row" className="border-b border-line">
            <th role="columnheader" scope="col" className="w-10 pl-2 text-left max-md:hidden">
              <SelectAllCheckbox selection={selection} />
            </th>
            {FIXED.map((column) => (
              <SortableHeading
                key={column.by}
                {...column}
                {...sorting}
                // In a list of one form the cells show names, so this column sorts by surname.
                {...(column.by === 'form' && bySurname && { by: bySurname, byWords: 'surname' })}
                className={column.by === 'id' ? 'pl-1' : undefined}
              />
            ))}
            {columns.map(({ id, label, width }) => (
              <SortableHeading
                key={id}
                label={label}
                by={id}
                {...sorting}
                className={cx('relative', COLUMN_WIDTH_CLASSES[width])}
              >
                <ColumnResizeHandle width={width} onWidth={(wanted) => onWidth(id, wanted)} />
              </SortableHeading>
            ))}
            <th role="columnheader" scope="col" className={cx(HEAD_CELL_CLASSES, 'text-right')}>
              Actions
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {submissions.map((submission) => (
            <SubmissionTableRow
              key={submission.id}
              submission={submission}
              formName={formName(submission.formId)}
              person={personOf(submission)}
              columns={columns}
              isSelected={selection.has(submission.id)}
              isCursor={cursor === submission.id}
              onSelect={(isRange) =>
                isRange ? selection.extendTo(submission.id) : selection.toggle(submission.id)
              }
              onCursor={() => onCursor(submission.id)}
              onView={() => onView(submission)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
