import { Download, Settings2 } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { formatBytes } from '@/lib/format-bytes'
import { plural } from '@/lib/text'
import type { ListColumn } from '../../views/columns'
import { type ExportOptions, USUAL_EXPORT } from '../../views/export-options'
import type { useExportSubmissions } from './use-export-submissions'

// Seldom needed: not part of the list's first screen.
const ExportDialog = lazy(() =>
  import('./export-dialog').then((module) => ({ default: module.ExportDialog })),
)

interface ExportButtonProps {
  exporting: ReturnType<typeof useExportSubmissions>
  /** How many submissions the file will have. */
  count: number
  /** Those of the list, to export only them. */
  columns: readonly ListColumn[]
}

/** On a long export also how far it is, and the way out of it. */
export function ExportButton({ exporting, count, columns }: ExportButtonProps) {
  const { exportSubmissions, isExporting, arrived, cancelExport } = exporting
  const button = useRef<HTMLButtonElement>(null)
  // The count at the press: the list behind goes on changing.
  const [rows, setRows] = useState(count)
  const [isAsking, setAsking] = useState<boolean | null>(null)
  const isLong = arrived !== null
  const start = (options: ExportOptions) => {
    setRows(count)
    exportSubmissions(options)
  }
  return (
    <div className="flex flex-wrap items-center gap-2 md:flex-row-reverse">
      <Button ref={button} variant="line" loading={isExporting} onClick={() => start(USUAL_EXPORT)}>
        {!isExporting && <Download aria-hidden strokeWidth={1.75} />}
        {isExporting ? 'Exporting...' : 'Export to Excel'}
      </Button>
      <Button
        variant="line"
        size="icon"
        aria-label="Export options"
        title="Export options"
        aria-haspopup="dialog"
        disabled={isExporting}
        onClick={() => setAsking(true)}
      >
        <Settings2 aria-hidden strokeWidth={1.75} />
      </Button>
      {isAsking !== null && (
        <Suspense>
          <ExportDialog
            open={isAsking}
            onOpenChange={setAsking}
            columns={columns}
            onExport={start}
          />
        </Suspense>
      )}
      {isLong && (
        <Button
          variant="quiet"
          onClick={() => {
            button.current?.focus()
            cancelExport()
          }}
        >
          Cancel
        </Button>
      )}
      <p className={isLong ? 'text-text-2 tabular-nums' : 'sr-only'}>
        <span role="status">
          {isLong && `Exporting ${rows.toLocaleString('en-PH')} ${plural('row', rows)}`}
        </span>
        {/* Not read out: it would never stop. */}
        {isLong && arrived > 0 && <span aria-hidden> · {formatBytes(arrived)}</span>}
      </p>
    </div>
  )
}
