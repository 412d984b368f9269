'use client'

import Link from 'next/link'
import { lazy, Suspense, useState } from 'react'
import { useCan } from '@/components/portal/frame/current-user'
import { PageHead } from '@/components/portal/page-head'
import { Button } from '@/components/ui/button'
import { Panel } from '@/components/ui/panel'
import { useForms } from '@/features/forms/client'
import { HttpError } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { useSubmissions } from '../../client'
import { CLEARED, hasFilters } from '../../filters'
import type { ListSort } from '../../views/sort'
import { LazyLiveBar } from '../live/lazy-live-bar'
import { CountLine } from './count-line'
import { ExportButton } from './export-button'
import { MailingLinks } from './mailing-links'
import { PrintLink } from './print-link'
import { SubmissionFilters } from './submission-filters'
import { SubmissionResults } from './submission-results'
import { SuspectedLink } from './suspected-link'
import { useExportSubmissions } from './use-export-submissions'
import { useListLayout } from './use-list-layout'
import { useScreenFilters } from './use-screen-filters'

// Seldom needed: not part of the list's first screen.
const KeysHelp = lazy(() => import('./keys-help').then((module) => ({ default: module.KeysHelp })))

/** A role that may not read submissions has nothing to filter either. */
const isRefused = (error: unknown) => error instanceof HttpError && error.status === 403

export function SubmissionsScreen() {
  const { filters, narrow, arrange, goToPage } = useScreenFilters()
  const { shown, isReady, setRows, setColumns } = useListLayout(filters, arrange)
  const mayDelete = useCan('submissions.delete')
  const mayWrite = useCan('submissions.write')
  const { data, isError } = useForms()
  // Without the list of forms the submissions are still worth showing.
  const forms = data ?? (isError ? [] : undefined)
  const results = useSubmissions(shown, isReady)
  const [isHelpOpen, setHelpOpen] = useState<boolean | null>(null)
  const showHelp = () => setHelpOpen(true)
  const exporting = useExportSubmissions(filters)
  const total = results.data?.total ?? 0
  const sortBy = (sort: ListSort) => narrow({ sort })

  return (
    <>
      <PageHead
        title="Form Submissions"
        actions={
          <>
            {mayWrite && (
              <Button variant="line" asChild>
                <Link href={paths.portal.addRegistration(filters.formId ?? undefined)}>Add</Link>
              </Button>
            )}
            <SuspectedLink />
            {mayDelete && (
              <Button variant="line" asChild>
                <Link href={paths.portal.bin}>Bin</Link>
              </Button>
            )}
            <MailingLinks filters={filters} count={total} />
            {filters.formId !== null && total > 0 ? (
              <>
                <PrintLink filters={shown} />
                <ExportButton exporting={exporting} count={total} columns={shown.columns} />
              </>
            ) : (
              // Keeps the page from moving when the button comes.
              <span className="-ml-2 h-9 max-md:hidden" />
            )}
          </>
        }
      />
      <Panel aria-label="Submissions">
        {isRefused(results.error) || (
          <>
            <SubmissionFilters filters={filters} forms={forms ?? []} onNarrow={narrow} />
            <CountLine
              results={results}
              onClear={hasFilters(filters) ? () => narrow(CLEARED) : undefined}
              form={forms?.find(({ id }) => id === filters.formId)}
              tests={filters.tests}
              onTests={(tests) => narrow({ tests })}
              columns={shown.columns}
              onColumns={setColumns}
              sort={shown.sort}
              onSort={sortBy}
              onHelp={showHelp}
              live={
                <LazyLiveBar
                  filters={filters}
                  results={results}
                  onFirstPage={() => filters.page > 1 && goToPage(1)}
                />
              }
            />
          </>
        )}
        <SubmissionResults
          filters={shown}
          results={results}
          forms={forms}
          onPage={goToPage}
          onRows={setRows}
          onSort={sortBy}
          onColumns={setColumns}
          onExport={() => exporting.exportSubmissions()}
          onHelp={showHelp}
        />
      </Panel>
      {isHelpOpen !== null && (
        <Suspense>
          <KeysHelp open={isHelpOpen} onOpenChange={setHelpOpen} />
        </Suspense>
      )}
    </>
  )
}
