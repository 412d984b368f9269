import { useEffect, useMemo } from 'react'
import { LoadError } from '@/components/portal/load-error'
import { countPages, Pager } from '@/components/portal/pager'
import { EarlierRowsLine } from '@/components/portal/stale-line'
import { TableSkeleton } from '@/components/ui/skeleton'
import { personName } from '@/features/answers/person-name'
import type { EventForm } from '@/features/forms/schema'
import type { useSubmissions } from '../../client'
import type { ListColumn } from '../../columns'
import { PAGE_SIZE, type PageSize } from '../../constants'
import type { Submission } from '../../schema'
import type { ListSort } from '../../sort'
import type { ShownFilters } from '../shown-filters'
import { SubmissionRows } from './rows/submission-rows'
import { useShowFirstRow } from './rows/use-first-row'
import { RowsPerPageSelect } from './rows-select'

interface SubmissionResultsProps {
  filters: ShownFilters
  results: ReturnType<typeof useSubmissions>
  forms: readonly EventForm[] | undefined
  onPage: (page: number, how?: 'push' | 'replace') => void
  onRows: (rows: PageSize) => void
  onSort: (sort: ListSort) => void
  onColumns: (columns: readonly ListColumn[]) => void
  onExport: () => void
  onHelp: () => void
}

export function SubmissionResults({ filters, results, forms, ...on }: SubmissionResultsProps) {
  const { onPage, onRows, ...onRowsAndKeys } = on
  const { data, error, isPlaceholderData, isEarlier, isFetching, refetch } = results
  const byId = useMemo(() => new Map(forms?.map((form) => [form.id, form])), [forms])
  const formName = (id: number) => byId.get(id)?.name ?? (forms ? 'Unknown Form' : null)
  const personOf = ({ formId, data: answers }: Submission) => {
    const form = byId.get(formId)
    return form ? personName(form, answers) : null
  }
  const pages = countPages(data?.total ?? 0, filters.rows)

  const isBeyond = data !== undefined && !isPlaceholderData && filters.page > pages
  useEffect(() => {
    if (isBeyond) onPage(pages, 'replace')
  }, [isBeyond, pages, onPage])

  // The hook is called here because `SubmissionRows` unmounts for a moment when its page becomes
  // empty.
  const onLeft = useShowFirstRow({
    first: isBeyond ? undefined : data?.rows[0]?.id,
    page: filters.page,
    isStale: isPlaceholderData,
    onPage,
  })

  if (error) {
    return <LoadError title="The registrations could not be loaded" of={results} />
  }
  if (!data || isBeyond) return <TableSkeleton rows={PAGE_SIZE} columns={5} />
  return (
    <>
      {isEarlier && <EarlierRowsLine onRetry={refetch} retrying={isFetching} />}
      <SubmissionRows
        found={data}
        filters={filters}
        // After a failed request no newer rows are loading, so the rows are not shown as stale.
        isStale={isPlaceholderData && !isEarlier}
        formName={formName}
        personOf={personOf}
        onPage={onPage}
        onLeft={onLeft}
        form={filters.formId === null ? undefined : byId.get(filters.formId)}
        {...onRowsAndKeys}
      />
      {data.total > 0 && (
        <Pager page={filters.page} pages={pages} onPage={onPage}>
          <RowsPerPageSelect rows={filters.rows} onRows={onRows} />
        </Pager>
      )}
    </>
  )
}
