import { useEffect } from 'react'
import { PREVIEW_SHOW, type PreviewShow } from '@/lib/content/preview-messages'

/**
 * In an editor's preview: calls `show` with the index of the row that is being edited in a list
 * such as `hero.slides`. Does nothing elsewhere.
 */
export function useEditedRow(list: string, show: (index: number) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` only sets state
  useEffect(() => {
    const follow = ({ detail }: CustomEvent<PreviewShow>) => {
      const rest = detail.path.startsWith(`${list}.`) ? detail.path.slice(list.length + 1) : ''
      if (/^\d/.test(rest)) show(Number.parseInt(rest, 10))
    }
    window.addEventListener(PREVIEW_SHOW, follow as EventListener)
    return () => window.removeEventListener(PREVIEW_SHOW, follow as EventListener)
  }, [list])
}
