import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { formatBytes } from '@/lib/format-bytes'
import { plural } from '@/lib/text'
import type { useExportSubmissions } from './use-export-submissions'

interface ExportButtonProps {
  exporting: ReturnType<typeof useExportSubmissions>
  /** How many submissions the file will have. */
  count: number
}

/** On a long export also how far it is, and the way out of it. */
export function ExportButton({ exporting, count }: ExportButtonProps) {
  const { exportSubmissions, isExporting, arrived, cancelExport } = exporting
  const button = useRef<HTMLButtonElement>(null)
  // The count at the press: the list behind goes on changing.
  const [rows, setRows] = useState(count)
  const isLong = arrived !== null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 md:flex-row-reverse">
      <Button
        ref={button}
        variant="line"
        loading={isExporting}
        onClick={() => {
          setRows(count)
          exportSubmissions()
        }}
      >
        {!isExporting && <Download aria-hidden strokeWidth={1.75} />}
        {isExporting ? 'Exporting...' : 'Export to Excel'}
      </Button>
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
      <p className="text-text-2 tabular-nums">
        <span role="status">
          {isLong && `Exporting ${rows.toLocaleString('en-PH')} ${plural('row', rows)}`}
        </span>
        {/* Not read out: it would never stop. */}
        {isLong && arrived > 0 && <span aria-hidden> · {formatBytes(arrived)}</span>}
      </p>
    </div>
  )
}
