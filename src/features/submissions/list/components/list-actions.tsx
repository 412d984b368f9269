import { Printer, Settings2 } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { lazyWithRetries } from '@/components/portal/lazy-with-retries'
import { Link } from '@/components/portal/link'
import { Button } from '@/components/ui/button'
import { paths } from '@/lib/paths'
import { ExportButton } from '../../export/components/export-button'
import type { useExportSubmissions } from '../../export/components/use-export-submissions'
import { writeFilters } from '../../filters'
import type { ShownFilters } from '../shown-filters'
import { MoreMenu } from './more-menu'
import { useListLinks } from './use-list-links'

const ExportDialog = lazyWithRetries(() =>
  import('../../export/components/export-dialog').then((module) => module.ExportDialog),
)

interface ListActionsProps {
  filters: ShownFilters
  total: number
  exporting: ReturnType<typeof useExportSubmissions>
}

export function ListActions({ filters, total, exporting }: ListActionsProps) {
  const links = useListLinks(filters, total)
  const [isAsking, setAsking] = useState<boolean | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const ask = (from: HTMLElement | null) => {
    opener.current = from
    setAsking(true)
  }
  const canExport = filters.formId !== null && total > 0
  const print = paths.portal.printSubmissions(writeFilters({ ...filters, page: 1 }).slice(1))
  const folded = links.filter(({ isFirst }) => !isFirst)
  return (
    <>
      {links.map(({ label, href, isFirst }) => (
        <Button key={href} variant="line" asChild className={isFirst ? '' : 'max-md:hidden'}>
          <Link href={href}>{label}</Link>
        </Button>
      ))}
      {canExport ? (
        <>
          <Button variant="line" size="icon" asChild className="max-md:hidden">
            <Link href={print} aria-label="Print the list" title="Print the list">
              <Printer aria-hidden strokeWidth={1.75} />
            </Link>
          </Button>
          <ExportButton exporting={exporting}>
            <Button
              variant="line"
              size="icon"
              aria-label="Export options"
              title="Export options"
              aria-haspopup="dialog"
              className="max-md:hidden"
              disabled={exporting.isExporting}
              onClick={({ currentTarget }) => ask(currentTarget)}
            >
              <Settings2 aria-hidden strokeWidth={1.75} />
            </Button>
          </ExportButton>
        </>
      ) : (
        // Reserves the height of the buttons, so that the page does not move when they appear.
        <span className="-ml-2 h-9 max-md:hidden" />
      )}
      <MoreMenu
        links={canExport ? [...folded, { label: 'Print the list', href: print }] : folded}
        onExportOptions={canExport && !exporting.isExporting ? ask : undefined}
      />
      {isAsking !== null && (
        <Suspense>
          <ExportDialog
            open={isAsking}
            onOpenChange={setAsking}
            columns={filters.columns}
            onExport={exporting.exportSubmissions}
            returnTo={() => opener.current}
          />
        </Suspense>
      )}
    </>
  )
}
