'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** In an editor's preview: the page follows what is being typed, at each autosave. */
export function PreviewRefresh() {
  const { refresh } = useRouter()
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  )
  return origin && <RefreshRouteOnSave refresh={refresh} serverURL={origin} />
}
