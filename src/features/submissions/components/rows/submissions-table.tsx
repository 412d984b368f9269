// biome-ignore-all lint/a11y/noRedundantRoles: the phone layout takes the table display away
import { HEAD_CELL } from '@/components/portal/table-head'
import { cx } from '@/components/ui/cx'
import type { SubmissionOrder } from '../../filters'
import type { Submission } from '../../schema'
import { SelectAll } from './select-box'
import { SubmissionRow } from './submission-row'
import type { ListSelection } from './use-list-selection'

const SORTED = { newest: 'descending', oldest: 'ascending' } as const

interface SubmissionsTableProps {
  submissions: readonly Submission[]
  /** `null` while the forms load. */
  formName: (formId: number) => string | null
  personOf: (submission: Submission) => string | null
  order: SubmissionOrder
  /** The rows of the page before, while the next one is on its way. */
  isStale: boolean
  selection: ListSelection
  cursor: number | null
  onCursor: (id: number) => void
  onView: (submission: Submission) => void
}

/** A table; two-line rows on phones, where the head stays for screen readers. */
export function SubmissionsTable({
  submissions,
  formName,
  personOf,
  order,
  isStale,
  selection,
  cursor,
  onCursor,
  onView,
}: SubmissionsTableProps) {
  return (
    <table
      role="table"
      aria-busy={isStale}
      className={cx(
        'w-full border-collapse transition-opacity duration-(--dur-2) max-md:block',
        isStale && 'opacity-60',
      )}
    >
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-b border-line">
          <th role="columnheader" scope="col" className="w-10 pl-2 text-left max-md:hidden">
            <SelectAll selection={selection} />
          </th>
          {['ID', 'Form', 'Submitted', 'Status', 'Actions'].map((label) => (
            <th
              key={label}
              role="columnheader"
              scope="col"
              aria-sort={label === 'Submitted' ? SORTED[order] : undefined}
              className={cx(
                HEAD_CELL,
                label === 'ID' && 'pl-1',
                label === 'Actions' && 'text-right',
              )}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {submissions.map((submission) => (
          <SubmissionRow
            key={submission.id}
            submission={submission}
            formName={formName(submission.formId)}
            person={personOf(submission)}
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
  )
}
