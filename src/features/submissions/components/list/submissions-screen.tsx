'use client'

import Link from 'next/link'
import { useState } from 'react'
import { useCan } from '@/components/portal/frame/current-user'
import { PageHead } from '@/components/portal/page-head'
import { Button } from '@/components/ui/button'
import { Panel } from '@/components/ui/panel'
import { useForms } from '@/features/forms/client'
import { HttpError } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { useSubmissions } from '../../client'
import { CLEARED, hasFilters } from '../../filters'
import { CountLine } from './count-line'
import { ExportButton } from './export-button'
import { KeysHelp } from './keys-help'
import { MailingLinks } from './mailing-links'
import { SubmissionFilters } from './submission-filters'
import { SubmissionResults } from './submission-results'
import { SuspectedLink } from './suspected-link'
import { useExportSubmissions } from './use-export-submissions'
import { useScreenFilters } from './use-screen-filters'

/** A role that may not read submissions has nothing to filter either. */
const isRefused = (error: unknown) => error instanceof HttpError && error.status === 403

export function SubmissionsScreen() {
  const { filters, narrow, goToPage } = useScreenFilters()
  const mayDelete = useCan('submissions.delete')
  const { data, isError } = useForms()
  // Without the list of forms the submissions are still worth showing.
  const forms = data ?? (isError ? [] : undefined)
  const results = useSubmissions(filters)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const showHelp = () => setHelpOpen(true)
  const exporting = useExportSubmissions(filters)
  const total = results.data?.total ?? 0

  return (
    <>
      <PageHead
        title="Form Submissions"
        actions={
          <>
            <SuspectedLink />
            {mayDelete && (
              <Button variant="line" asChild>
                <Link href={paths.portal.bin}>Bin</Link>
              </Button>
            )}
            <MailingLinks filters={filters} count={total} />
            {filters.formId !== null && total > 0 ? (
              <ExportButton exporting={exporting} count={total} />
            ) : (
              // Keeps the page from moving when the button comes.
              <span className="h-9 max-md:hidden" />
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
              order={filters.order}
              onOrder={(order) => narrow({ order })}
              onHelp={showHelp}
            />
          </>
        )}
        <SubmissionResults
          filters={filters}
          results={results}
          forms={forms}
          onPage={goToPage}
          onExport={exporting.exportSubmissions}
          onHelp={showHelp}
        />
      </Panel>
      <KeysHelp open={isHelpOpen} onOpenChange={setHelpOpen} />
    </>
  )
}
