'use client'

import { type ReactNode, useEffect } from 'react'
import { PREVIEW_ROW } from '@/lib/content/preview-row'

/** “hero-slides-row-2”: a list of the form and the index of its row. */
const ROW_ID = /^(.+)-row-(\d+)$/

function notifyPreview({ target }: Event) {
  const row = target instanceof Element ? target.closest('[id*="-row-"]') : null
  const [, list, index] = ROW_ID.exec(row?.id ?? '') ?? []
  const frame = document.querySelector<HTMLIFrameElement>('iframe#live-preview-iframe')
  if (!list || !frame) return
  const message = { type: PREVIEW_ROW, list, index: Number(index) }
  frame.contentWindow?.postMessage(message, location.origin)
}

/** Sends the preview frame which row is being edited. */
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
