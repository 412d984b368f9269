'use client'

import { Suspense, useState } from 'react'
import { lazyWithRetries } from '@/components/portal/lazy-with-retries'
import { PageHead } from '@/components/portal/page-head'
import { Panel } from '@/components/ui/panel'
import { useForms } from '@/features/forms/client'
import { HttpError } from '@/lib/http/client'
import { useSubmissions } from '../../client'
import { useExportSubmissions } from '../../export/components/use-export-submissions'
import { CLEARED_FILTERS, hasFilters } from '../../filters'
import type { Submission } from '../../schema'
import type { ListSort } from '../../sort'
import { CountLine } from './count-line'
import { ListActions } from './list-actions'
import { SubmissionFilters } from './submission-filters'
import { SubmissionResults } from './submission-results'
import { useListLayout } from './use-list-layout'
import { useScreenFilters } from './use-screen-filters'

const LiveBar = lazyWithRetries(() =>
  import('../../live/components/live-bar').then((module) => module.LiveBar),
)
const KeysHelp = lazyWithRetries(() => import('./keys-help').then((module) => module.KeysHelp))

const isRefused = (error: unknown) => error instanceof HttpError && error.status === 403

const isFamily = ({ people }: Submission) => (people?.length ?? 0) > 1

export function SubmissionsScreen() {
  const { filters, narrow, arrange, goToPage } = useScreenFilters()
  const { shown, isKnown, setRows, setColumns } = useListLayout(filters, { arrange, narrow })
  const { data, isError } = useForms()
  const forms = data ?? (isError ? [] : undefined)
  const results = useSubmissions(shown, isKnown)
  const [isHelpOpen, setHelpOpen] = useState<boolean | null>(null)
  const showHelp = () => setHelpOpen(true)
  const total = results.data?.total ?? 0
  const exporting = useExportSubmissions(filters, total)
  const sortBy = (sort: ListSort) => narrow({ sort })

  return (
    <>
      <PageHead
        title="Form Submissions"
        actions={<ListActions filters={shown} total={total} exporting={exporting} />}
      />
      <Panel aria-label="Submissions">
        {isRefused(results.error) || (
          <>
            <SubmissionFilters filters={filters} forms={forms ?? []} onNarrow={narrow} />
            <CountLine
              results={results}
              onClear={hasFilters(filters) ? () => narrow(CLEARED_FILTERS) : undefined}
              form={forms?.find(({ id }) => id === filters.formId)}
              tests={filters.tests}
              onTests={(tests) => narrow({ tests })}
              onErasure={filters.erasure ? (erasure) => narrow({ erasure }) : undefined}
              columns={shown.columns}
              onColumns={setColumns}
              sort={shown.sort}
              onSort={sortBy}
              onHelp={showHelp}
              live={
                <Suspense>
                  {results.data && (
                    <LiveBar
                      filters={filters}
                      results={results}
                      onFirstPage={() => filters.page > 1 && goToPage(1)}
                    />
                  )}
                </Suspense>
              }
            />
            {filters.answers.length > 0 && results.data?.rows.some(isFamily) && (
              <p className="border-b border-line px-4 py-2 text-sm text-text-2">
                A family or group is listed, as one, when these answers fit one of its people.
              </p>
            )}
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
