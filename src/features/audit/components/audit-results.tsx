import { useEffect } from 'react'
import { LoadError } from '@/components/portal/load-error'
import { countPages, Pager } from '@/components/portal/pager'
import { EarlierRowsLine } from '@/components/portal/stale-line'
import { EmptyState } from '@/components/ui/empty-state'
import { TableSkeleton } from '@/components/ui/skeleton'
import type { useAuditPage } from '../client'
import { AUDIT_PAGE_SIZE, type ListAuditQuery } from '../schema'
import { hasAuditFilters } from '../view'
import { AuditTable } from './audit-table'

interface AuditResultsProps {
  view: ListAuditQuery
  results: ReturnType<typeof useAuditPage>
  onPage: (page: number, how?: 'pushState' | 'replaceState') => void
}

export function AuditResults({ view, results, onPage }: AuditResultsProps) {
  const { data, error, isPlaceholderData, isEarlier, isFetching, refetch } = results
  const pages = countPages(data?.total ?? 0, AUDIT_PAGE_SIZE)

  const isBeyond = data !== undefined && !isPlaceholderData && view.page > pages
  useEffect(() => {
    if (isBeyond) onPage(pages, 'replaceState')
  }, [isBeyond, pages, onPage])

  if (error) {
    return <LoadError title="The audit log could not be loaded" of={results} />
  }
  if (!data || isBeyond) return <TableSkeleton rows={10} columns={4} />
  if (data.total === 0) {
    return hasAuditFilters(view) ? (
      <EmptyState title="No entries match" text="Try another area or other words." />
    ) : (
      <EmptyState title="No entries yet" text="What staff do in the portal will show up here." />
    )
  }
  return (
    <>
      {isEarlier && <EarlierRowsLine onRetry={refetch} retrying={isFetching} />}
      <AuditTable lines={data.lines} isStale={isPlaceholderData} />
      <Pager page={view.page} pages={pages} onPage={onPage} />
    </>
  )
}
