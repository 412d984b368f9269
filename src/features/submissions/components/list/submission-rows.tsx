import { useSelection } from '@/components/portal/choose/use-selection'
import type { SubmissionOrder } from '../../filters'
import type { Submission } from '../../schema'
import { SubmissionDetails } from '../details/submission-details'
import { useOpenSubmission } from '../use-open-submission'
import { SelectionBar } from './selection-bar'
import { SubmissionsTable } from './submissions-table'
import { useListKeys } from './use-list-keys'

interface SubmissionRowsProps {
  rows: readonly Submission[]
  formName: (formId: number) => string | null
  order: SubmissionOrder
  isStale: boolean
  onExport: () => void
  onHelp: () => void
}

/** The rows of a page and everything that can be done with them. */
export function SubmissionRows({ rows, formName, order, isStale, ...on }: SubmissionRowsProps) {
  const selection = useSelection(rows)
  const opened = useOpenSubmission(rows)
  const { cursor, setCursor } = useListKeys({
    rows,
    selection,
    onOpen: opened.show,
    ...on,
  })
  return (
    <>
      <SubmissionsTable
        submissions={rows}
        formName={formName}
        order={order}
        isStale={isStale}
        selection={selection}
        cursor={cursor}
        onCursor={setCursor}
        onView={opened.show}
      />
      <SelectionBar selection={selection} />
      <SubmissionDetails opened={opened} formName={formName} />
    </>
  )
}
