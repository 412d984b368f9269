import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices'
import { useExport } from '../client'
import type { ScreenFilters } from '../filters'

function saveFile(content: Blob, name: string) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers start reading only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

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
