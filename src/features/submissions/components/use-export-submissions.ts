import { saveFile } from '@/components/portal/save-file'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices'
import { useExport } from '../client'
import type { ScreenFilters } from '../filters'

/** Export to Excel (Spec §2.5, §8). */
export function useExportSubmissions(filters: ScreenFilters) {
  const { mutate, isPending } = useExport()
  const exportSubmissions = () => {
    if (isPending) return
    if (filters.formId === null) {
      notify(notices.exportNeedsForm())
      return
    }
    mutate(
      { formId: filters.formId, filters },
      {
        onSuccess: (workbook) => {
          saveFile(workbook, `submissions-${Date.now()}.xlsx`)
          notify(notices.exported())
        },
        onError: (error) => notify(notices.exportFailed(errorSentence(error))),
      },
    )
  }
  return { exportSubmissions, isExporting: isPending }
}
