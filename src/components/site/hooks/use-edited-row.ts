import { useEffect } from 'react'
import { PREVIEW_SHOW, type PreviewShow } from '@/lib/content/preview-messages'

/** In an editor's preview, follows the row being edited in a list such as `hero.slides`. */
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
