import { useEffect, useRef, useState } from 'react'
import { downloadBlob } from '@/components/portal/download-blob'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import type { ScreenFilters } from '../../filters'
import { useExport } from '../client'
import { DEFAULT_EXPORT_OPTIONS, type ExportOptions } from '../export-options'

const LONG_EXPORT_MS = 1000

/**
 * Exports the registrations that match the filters. `count` is their number, which may be an
 * estimate (Spec §2.5, §8).
 */
export function useExportSubmissions(filters: ScreenFilters, count: number) {
  const { mutate, isPending } = useExport()
  const [isLong, setLong] = useState(false)
  const [bytes, setBytes] = useState(0)
  // The count at the time of the click, because the list may change during the export.
  const [rows, setRows] = useState(count)
  const running = useRef<AbortController | null>(null)

  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => {
    if (!isPending) return
    const patience = setTimeout(() => setLong(true), LONG_EXPORT_MS)
    return () => {
      clearTimeout(patience)
      setLong(false)
      setBytes(0)
    }
  }, [isPending])

  const exportSubmissions = (options: ExportOptions = DEFAULT_EXPORT_OPTIONS) => {
    if (isPending) return
    if (filters.formId === null) {
      notify(notices.exportNeedsForm())
      return
    }
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setRows(count)
    mutate(
      { formId: filters.formId, filters, options, signal, onBytes: setBytes },
      {
        onSuccess: (file) => {
          downloadBlob(file, `submissions-${Date.now()}.${options.format}`)
          notify(notices.exported())
        },
        onError: (error) =>
          notify(
            signal.aborted ? notices.exportCancelled() : notices.exportFailed(errorSentence(error)),
          ),
      },
    )
  }
  return {
    exportSubmissions,
    isExporting: isPending,
    rows,
    arrived: isPending && isLong ? bytes : null,
    cancelExport: () => running.current?.abort(),
  }
}
