import { useMutation } from '@tanstack/react-query'
import { readBodyWithProgress } from '@/components/portal/download-blob'
import { sendRequest } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { writeColumns } from '../columns'
import { toExportQuery } from '../filter-query'
import type { ScreenFilters } from '../filters'
import type { ExportOptions } from './export-options'

interface ExportCall {
  formId: number
  filters: ScreenFilters
  options: ExportOptions
  signal: AbortSignal
  /** Called during the download with the number of bytes received so far. */
  onBytes: (bytes: number) => void
}

function exportQuery(
  filters: ScreenFilters,
  { format, columns, extras, isByPerson }: ExportOptions,
): string {
  const query = toExportQuery(filters)
  if (format !== 'xlsx') query.set('format', format)
  if (columns) query.set('columns', writeColumns(columns))
  if (extras.length > 0) query.set('with', extras.join(','))
  if (isByPerson) query.set('rows', 'people')
  return query.toString()
}

export const useExport = () =>
  useMutation({
    mutationFn: async ({ formId, filters, options, signal, onBytes }: ExportCall) => {
      const query = exportQuery(filters, options)
      const path = paths.api.submissionsExport(formId)
      return readBodyWithProgress(
        await sendRequest(query ? `${path}?${query}` : path, { signal }),
        onBytes,
      )
    },
  })
