import { useEffect } from 'react'
import { PREVIEW_ROW, type PreviewRow } from '@/lib/content/preview-row'

/**
 * In an editor's preview: calls `show` with the index of the row that is being edited. Does nothing
 * elsewhere.
 */
export function useEditedRow(list: string, show: (index: number) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` only sets state
  useEffect(() => {
    const follow = ({ detail }: CustomEvent<PreviewRow>) => {
      if (detail.list === list) show(detail.index)
    }
    window.addEventListener(PREVIEW_ROW, follow as EventListener)
    return () => window.removeEventListener(PREVIEW_ROW, follow as EventListener)
  }, [list])
}
