import { Suspense } from 'react'
import { lazyWithRetries } from '@/components/portal/lazy-with-retries'
import { countPages } from '@/components/portal/pager'
import type { EventForm } from '@/features/forms/schema'
import { type ListColumn, shownColumns } from '../../../columns'
import { useDetailsNavigation } from '../../../details/components/use-details-navigation'
import { useOpenedSubmission } from '../../../details/components/use-open-submission'
import { useRowSteps } from '../../../details/components/use-row-steps'
import type { Submission, SubmissionPage } from '../../../schema'
import type { ListSort } from '../../../sort'
import { surnameSortKey } from '../../../sort-choices'
import type { ShownFilters } from '../../shown-filters'
import { NoSubmissions } from '../no-submissions'
import { SubmissionsTable } from './submissions-table'
import { useListSelection } from './use-list-selection'
import { useListShortcuts } from './use-list-shortcuts'
import { useOpenByReference } from './use-open-by-reference'

const SelectionBar = lazyWithRetries(() =>
  import('./selection-bar').then((module) => module.SelectionBar),
)
const SubmissionDetails = lazyWithRetries(() =>
  import('../../../details/components/submission-details').then(
    (module) => module.SubmissionDetails,
  ),
)

interface SubmissionRowsProps {
  found: SubmissionPage
  filters: ShownFilters
  form: EventForm | undefined
  isStale: boolean
  formName: (formId: number) => string | null
  personOf: (submission: Submission) => string | null
  onPage: (page: number, how?: 'push' | 'replace') => void
  onSort: (sort: ListSort) => void
  /** Called when a bulk change has removed rows from the list. */
  onLeft: () => void
  onColumns: (columns: readonly ListColumn[]) => void
  onExport: () => void
  onHelp: () => void
}

export function SubmissionRows({
  found,
  filters,
  isStale,
  formName,
  ...rest
}: SubmissionRowsProps) {
  const { personOf, form, onPage, onSort, onColumns, onLeft, ...onKeys } = rest
  const { rows, total } = found
  const { page, status, sort, search } = filters
  const selection = useListSelection({ ...found, filters, onLeft })
  const address = useDetailsNavigation()
  const steps = useRowSteps({
    rows,
    isStale,
    page,
    pages: countPages(total, filters.rows),
    status,
    // While details are open, a new page adds no history entry, so Back returns to the list.
    onPage: (there) => onPage(there, address.id === null ? 'push' : 'replace'),
  })
  const opened = useOpenedSubmission({ address, rows, total, page, pageSize: filters.rows, steps })
  const { cursor, setCursor } = useListShortcuts({
    rows,
    page,
    isStale,
    steps,
    selection,
    onOpen: opened.show,
    ...onKeys,
  })
  useOpenByReference({ search, rows, isStale, onOpen: opened.show })
  return (
    <>
      {total === 0 ? (
        <NoSubmissions filters={filters} />
      ) : (
        <SubmissionsTable
          bySurname={surnameSortKey(form)}
          submissions={rows}
          formName={formName}
          personOf={personOf}
          columns={shownColumns(filters.columns, form)}
          onWidth={(id, width) =>
            onColumns(filters.columns.map((one) => (one.id === id ? { id, width } : one)))
          }
          sort={sort}
          onSort={onSort}
          isStale={isStale}
          selection={selection}
          cursor={cursor}
          onCursor={setCursor}
          onView={opened.show}
        />
      )}
      <Suspense>{selection.count > 0 && <SelectionBar selection={selection} />}</Suspense>
      <Suspense>
        {opened.id > 0 && <SubmissionDetails opened={opened} formName={formName} />}
      </Suspense>
    </>
  )
}
