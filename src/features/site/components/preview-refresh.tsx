'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import {
  PREVIEW_PRESS,
  PREVIEW_READY,
  PREVIEW_SAVED,
  PREVIEW_SHOW,
  PREVIEW_TYPING,
  type PreviewShow,
  type PreviewTyping,
} from '@/lib/content/preview-messages'
import {
  describePressedElement,
  findPreviewedElement,
  scrollToAndMark,
  showTypedText,
} from './preview-place'

const never = () => () => {}

const tell = (message: object) => window.parent.postMessage(message, location.origin)

/** The element that shows the field which the editor is editing. */
let inHand: Element | null = null

function show(data: MessageEvent['data']) {
  if (data?.type === PREVIEW_TYPING) {
    const root = inHand?.isConnected ? (inHand.closest('section') ?? inHand) : document.body
    return showTypedText(root, data as PreviewTyping)
  }
  if (data?.type !== PREVIEW_SHOW) return
  window.dispatchEvent(new CustomEvent(PREVIEW_SHOW, { detail: data }))
  inHand = findPreviewedElement(data as PreviewShow)
  if (inHand) scrollToAndMark(inHand)
}

/** Tells the panel what was pressed. Does not follow links, so the preview stays on its page. */
function tellPress(event: MouseEvent) {
  if (!(event.target instanceof Element)) return
  if (event.target.closest('a[href]')) event.preventDefault()
  tell({ type: PREVIEW_PRESS, ...describePressedElement(event.target) })
}

/** Keeps a preview up to date. A preview in its own window gets only Payload's messages. */
export function PreviewRefresh() {
  const { refresh } = useRouter()
  const panelOfWindow = useSyncExternalStore(
    never,
    () => (window.opener && window.parent === window ? location.origin : ''),
    () => '',
  )
  useEffect(() => {
    if (window.parent === window) return
    const hear = ({ data, origin, source }: MessageEvent) => {
      if (origin !== location.origin || source !== window.parent) return
      if (data?.type === PREVIEW_SAVED) refresh()
      else show(data)
    }
    window.addEventListener('message', hear)
    document.addEventListener('click', tellPress, true)
    tell({ type: PREVIEW_READY })
    // Refreshes once, because a draft may have been stored while the page loaded.
    refresh()
    return () => {
      window.removeEventListener('message', hear)
      document.removeEventListener('click', tellPress, true)
    }
  }, [refresh])
  return panelOfWindow && <RefreshRouteOnSave refresh={refresh} serverURL={panelOfWindow} />
}
