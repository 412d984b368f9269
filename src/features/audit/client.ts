import { useMutation } from '@tanstack/react-query'
import { usePagedQuery } from '@/components/portal/kept-data'
import { sendRequest } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { AuditFilters, AuditLine, ListAuditQuery } from './schema'
import { auditQueryString } from './view'

export interface AuditPage {
  lines: AuditLine[]
  total: number
}

async function fetchPage(address: string, signal: AbortSignal): Promise<AuditPage> {
  const response = await sendRequest(address, { signal })
  const total = Number(response.headers.get('X-Total-Count') ?? 0)
  return { lines: (await response.json()) as AuditLine[], total }
}

export function useAuditPage(view: ListAuditQuery) {
  const address = paths.api.audit + auditQueryString(view)
  return usePagedQuery({
    queryKey: [address],
    queryFn: ({ signal }) => fetchPage(address, signal),
  })
}

export const useAuditExportRequest = () =>
  useMutation({
    mutationFn: async (filters: AuditFilters) => {
      const response = await sendRequest(paths.api.auditExport + auditQueryString(filters))
      return response.blob()
    },
  })
