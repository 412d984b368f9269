import { useSelection } from '@/components/portal/choose/use-selection'
import type { ScreenFilters } from '../../filters'
import type { Submission } from '../../schema'
import { SubmissionDetails } from '../details/submission-details'
import { useOpenSubmission } from '../use-open-submission'
import { SelectionBar } from './selection-bar'
import { SubmissionsTable } from './submissions-table'
import { useListKeys } from './use-list-keys'
import { useOpenQuoted } from './use-open-quoted'

interface SubmissionRowsProps {
  rows: readonly Submission[]
  formName: (formId: number) => string | null
  personOf: (submission: Submission) => string | null
  filters: ScreenFilters
  isStale: boolean
  onExport: () => void
  onHelp: () => void
}

/** The rows of a page and everything that can be done with them. */
export function SubmissionRows({ rows, isStale, formName, ...rest }: SubmissionRowsProps) {
  const { personOf, filters, ...on } = rest
  const selection = useSelection(rows)
  const opened = useOpenSubmission(rows)
  const { cursor, setCursor } = useListKeys({
    rows,
    selection,
    onOpen: opened.show,
    ...on,
  })
  useOpenQuoted({ search: filters.search, rows, isStale, onOpen: opened.show })
  return (
    <>
      <SubmissionsTable
        submissions={rows}
        formName={formName}
        personOf={personOf}
        order={filters.order}
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
