import { useQuery } from '@tanstack/react-query'
import { request } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { writeColumns } from '../columns'
import { type ScreenFilters, toExportQuery } from '../filters'
import type { PrintSheet } from './print-sheet'

/** A list of one form as it is printed: read again whenever the screen is opened. */
export function usePrintSheet(filters: ScreenFilters & { formId: number }) {
  const query = toExportQuery(filters)
  if (filters.columns) query.set('columns', writeColumns(filters.columns))
  const path = `${paths.api.printSubmissions(filters.formId)}?${query}`
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => request<PrintSheet>(path, { signal }),
    refetchOnMount: 'always',
  })
}
