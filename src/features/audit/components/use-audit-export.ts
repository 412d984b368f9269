import { downloadBlob } from '@/components/portal/save-file'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useExportAudit } from '../client'
import type { AuditFilters } from '../schema'

export function useAuditExport({ area, search }: AuditFilters) {
  const { mutate, isPending } = useExportAudit()
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
