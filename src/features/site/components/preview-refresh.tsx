'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { PREVIEW_ROW } from '@/lib/content/preview-row'

const never = () => () => {}

/** Dispatches the panel's messages as events of this page; messages from elsewhere are ignored. */
function passOn({ data, origin, source }: MessageEvent) {
  if (origin !== location.origin || source !== window.parent || data?.type !== PREVIEW_ROW) return
  window.dispatchEvent(new CustomEvent(PREVIEW_ROW, { detail: data }))
}

/**
 * In an editor's preview: refreshes the page at each autosave, and passes on which row is being
 * edited.
 */
export function PreviewRefresh() {
  const { refresh } = useRouter()
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  )
  useEffect(() => {
    window.addEventListener('message', passOn)
    return () => window.removeEventListener('message', passOn)
  }, [])
  return origin && <RefreshRouteOnSave refresh={refresh} serverURL={origin} />
}
