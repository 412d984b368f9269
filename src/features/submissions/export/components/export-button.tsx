import { Download } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { formatBytes, plural } from '@/lib/text'
import type { useExportSubmissions } from './use-export-submissions'

interface ExportButtonProps {
  exporting: ReturnType<typeof useExportSubmissions>
  children: ReactNode
}

export function ExportButton({ exporting, children }: ExportButtonProps) {
  const { exportSubmissions, isExporting, rows, arrived, cancelExport } = exporting
  const button = useRef<HTMLButtonElement>(null)
  const isLong = arrived !== null
  return (
    <div className="flex flex-wrap items-center gap-2 md:flex-row-reverse">
      <Button ref={button} variant="line" loading={isExporting} onClick={() => exportSubmissions()}>
        {!isExporting && <Download aria-hidden strokeWidth={1.75} />}
        {isExporting ? 'Exporting...' : 'Export to Excel'}
      </Button>
      {children}
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
        {/* Hidden from screen readers, because the number changes all the time. */}
        {isLong && arrived > 0 && <span aria-hidden> · {formatBytes(arrived)}</span>}
      </p>
    </div>
  )
}
