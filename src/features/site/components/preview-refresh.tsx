'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import {
  PREVIEW_PRESS,
  PREVIEW_READY,
  PREVIEW_SHOW,
  type PreviewShow,
} from '@/lib/content/preview-messages'
import { describePress, findPlace, point } from './preview-place'

const never = () => () => {}

const tell = (message: object) => window.parent.postMessage(message, location.origin)

/** Shows what the panel says is in hand; messages from elsewhere are ignored. */
function show({ data, origin, source }: MessageEvent) {
  if (origin !== location.origin || source !== window.parent || data?.type !== PREVIEW_SHOW) return
  window.dispatchEvent(new CustomEvent(PREVIEW_SHOW, { detail: data }))
  const place = findPlace(data as PreviewShow)
  if (place) point(place)
}

/** Tells the panel what was pressed. Links do not lead away from the page that is being edited. */
function tellPress(event: MouseEvent) {
  if (!(event.target instanceof Element)) return
  if (event.target.closest('a[href]')) event.preventDefault()
  tell({ type: PREVIEW_PRESS, ...describePress(event.target) })
}

/**
 * In an editor's preview: refreshes the page at each autosave, shows what is in hand, and tells the
 * panel what is pressed.
 */
export function PreviewRefresh() {
  const { refresh } = useRouter()
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  )
  useEffect(() => {
    if (window.parent === window) return
    window.addEventListener('message', show)
    document.addEventListener('click', tellPress, true)
    tell({ type: PREVIEW_READY })
    return () => {
      window.removeEventListener('message', show)
      document.removeEventListener('click', tellPress, true)
    }
  }, [])
  return origin && <RefreshRouteOnSave refresh={refresh} serverURL={origin} />
}
