'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { PREVIEW_ROW } from '@/lib/content/preview-row'

const never = () => () => {}

/** Only the panel around this frame is heard. */
function passOn({ data, origin, source }: MessageEvent) {
  if (origin !== location.origin || source !== window.parent || data?.type !== PREVIEW_ROW) return
  window.dispatchEvent(new CustomEvent(PREVIEW_ROW, { detail: data }))
}

/** In an editor's preview: the page follows what is typed, at each autosave, and the row in hand. */
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
