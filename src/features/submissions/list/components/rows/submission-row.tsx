// biome-ignore-all lint/a11y/noRedundantRoles: without display: table the implied roles are lost
import type { MouseEvent } from 'react'
import { cx } from '@/components/ui/cx'
import { useHydrated } from '@/components/ui/use-hydrated'
import { formatMinistryTableDate, formatTableDate } from '@/lib/dates'
import type { ShownColumn } from '../../../columns'
import { SubmittedAt } from '../../../components/submitted-at'
import { submissionElementId } from '../../../details/components/use-open-submission'
import type { Submission } from '../../../schema'
import { StatusMenu } from '../../../status/components/status-menu'
import { ColumnCell } from './column-cell'
import { FormCell } from './form-cell'
import { SelectionCheckbox } from './selection-checkbox'
import { ViewButton } from './view-button'

const CELL = 'px-4 max-md:block max-md:px-0'

interface SubmissionRowProps {
  submission: Submission
  formName: string | null
  person: string | null
  columns: readonly ShownColumn[]
  isSelected: boolean
  isCursor: boolean
  onSelect: (isRange: boolean) => void
  onCursor: () => void
  onView: () => void
}

const CONTROLS = 'a, button, input, label, select'

/**
 * True when a click on the row opens its details. False for a click on a control, or while text is
 * selected. Also false for a click in a menu of the row: React sends such a click to the row
 * although the menu is outside the row's element.
 */
function isPlainClick({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false
  return !target.closest(CONTROLS) && window.getSelection()?.isCollapsed !== false
}

export function SubmissionTableRow({ submission, isSelected, ...row }: SubmissionRowProps) {
  const { formName, person } = row
  const { id, submittedAt } = submission
  // The server does not know the reader's time zone, so it uses the ministry's.
  const formatTime = useHydrated() ? formatTableDate : formatMinistryTableDate
  return (
    <tr
      id={submissionElementId(id, 'row')}
      role="row"
      // The keys j and k focus the row; Tab skips it and goes to the controls inside.
      tabIndex={-1}
      onFocus={row.onCursor}
      // Opens the details with mouse and touch. Keyboards use Enter or “View”, and screen readers
      // use “View”.
      onClick={(event) => isPlainClick(event) && row.onView()}
      className={cx(
        'scroll-my-16 cursor-pointer border-b border-line outline-offset-[-2px] last:border-b-0 max-md:grid max-md:grid-cols-[auto_auto_minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-2 max-md:py-2 max-md:pr-4 max-md:pl-1',
        isSelected ? 'bg-selected/55' : 'hover:bg-hover',
        row.isCursor && 'shadow-[inset_3px_0_0_var(--gold-500)]',
      )}
    >
      <td role="cell" className="md:pl-2 max-md:row-span-2 max-md:-mr-2">
        <SelectionCheckbox
          label={`Select registration ${id}`}
          checked={isSelected}
          onToggle={row.onSelect}
        />
      </td>
      <td
        role="cell"
        className={`${CELL} text-text-3 tabular-nums max-md:col-start-2 max-md:row-start-2 max-md:text-sm md:h-11 md:pl-1`}
      >
        #{id}
      </td>
      <td
        role="cell"
        className={`${CELL} max-md:col-span-2 max-md:col-start-2 max-md:row-start-1 max-md:min-w-0 md:w-[38%] md:max-w-0 md:min-w-52`}
      >
        <FormCell submission={submission} formName={formName} person={person} />
      </td>
      <td
        role="cell"
        className={`${CELL} tabular-nums max-md:col-start-3 max-md:row-start-2 max-md:text-sm max-md:leading-[1.3] max-md:text-text-3 md:whitespace-nowrap`}
      >
        <SubmittedAt submittedAt={submittedAt} format={formatTime} />
      </td>
      <td
        role="cell"
        className={`${CELL} max-md:col-start-4 max-md:row-start-2 max-md:justify-self-end`}
      >
        <StatusMenu submission={submission} />
      </td>
      {row.columns.map((column) => (
        <ColumnCell key={column.id} column={column} submission={submission} />
      ))}
      <td
        role="cell"
        className={`${CELL} text-right whitespace-nowrap max-md:col-start-4 max-md:row-start-1 max-md:-mr-2.5 md:pr-2`}
      >
        <ViewButton id={id} onView={row.onView} />
      </td>
    </tr>
  )
}
