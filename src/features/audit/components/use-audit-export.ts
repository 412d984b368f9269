import { downloadBlob } from '@/components/portal/download-blob'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useAuditExportRequest } from '../client'
import type { AuditFilters } from '../schema'

export function useAuditExport({ area, search }: AuditFilters) {
  const { mutate, isPending } = useAuditExportRequest()
  const exportAudit = () => {
    if (isPending) return
    mutate(
      { area, search },
      {
        onSuccess: (workbook) => {
          downloadBlob(workbook, `audit-log-${Date.now()}.xlsx`)
          notify(notices.auditExported())
        },
        onError: (error) => notify(notices.auditExportFailed(errorSentence(error))),
      },
    )
  }
  return { exportAudit, isExporting: isPending }
}
