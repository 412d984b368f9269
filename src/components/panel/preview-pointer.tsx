'use client'

import { type ReactNode, useEffect } from 'react'
import { PREVIEW_ROW } from '@/lib/content/preview-row'

/**
 * Matches the element id of a row, such as “hero-slides-row-2”: the list's name and the index of
 * the row.
 */
const ROW_ID = /^(.+)-row-(\d+)$/

function notifyPreview({ target }: Event) {
  const row = target instanceof Element ? target.closest('[id*="-row-"]') : null
  const [, list, index] = ROW_ID.exec(row?.id ?? '') ?? []
  const frame = document.querySelector<HTMLIFrameElement>('iframe#live-preview-iframe')
  if (!list || !frame) return
  const message = { type: PREVIEW_ROW, list, index: Number(index) }
  frame.contentWindow?.postMessage(message, location.origin)
}

/** Tells the preview frame which row is being edited. */
export function PreviewPointer({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.addEventListener('focusin', notifyPreview)
    document.addEventListener('click', notifyPreview)
    return () => {
      document.removeEventListener('focusin', notifyPreview)
      document.removeEventListener('click', notifyPreview)
    }
  }, [])
  return children
}
