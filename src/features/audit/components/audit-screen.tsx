'use client'

import { Download } from 'lucide-react'
import { PageHead } from '@/components/portal/page-head'
import { Button } from '@/components/ui/button'
import { Panel } from '@/components/ui/panel'
import { HttpError } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { useAuditPage } from '../client'
import { hasAuditFilters } from '../view'
import { AuditCount } from './audit-count'
import { AuditFilterControls } from './audit-filters'
import { AuditResults } from './audit-results'
import { useAuditExport } from './use-audit-export'
import { useAuditView } from './use-audit-view'

const isRefused = (error: unknown) => error instanceof HttpError && error.status === 403

export function AuditScreen() {
  const { view, narrow, goToPage } = useAuditView()
  const results = useAuditPage(view)
  const { exportAudit, isExporting } = useAuditExport(view)
  return (
    <>
      <PageHead
        title="Audit log"
        description="Who did what, when and from where. Nobody can change or delete an entry."
        crumb={{ href: paths.portal.dashboard, label: 'Dashboard' }}
        actions={
          Boolean(results.data?.total) && (
            <Button variant="line" onClick={exportAudit} loading={isExporting}>
              {!isExporting && <Download aria-hidden strokeWidth={1.75} />}
              {isExporting ? 'Exporting...' : 'Export to Excel'}
            </Button>
          )
        }
      />
      <Panel aria-label="Audit log">
        {isRefused(results.error) || (
          <>
            <AuditFilterControls filters={view} onNarrow={narrow} />
            <AuditCount
              total={results.data?.total}
              onClear={
                hasAuditFilters(view) ? () => narrow({ area: undefined, search: '' }) : undefined
              }
            />
          </>
        )}
        <AuditResults view={view} results={results} onPage={goToPage} />
      </Panel>
    </>
  )
}
