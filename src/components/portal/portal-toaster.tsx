'use client'

import { Suspense, useSyncExternalStore } from 'react'
import { toastStore } from '@/components/ui/notify'
import { lazyWithRetries } from './lazy-with-retries'
import { useScreenLoaded } from './use-screen-loaded'

const Toaster = lazyWithRetries(() =>
  import('@/components/ui/toaster').then((module) => module.Toaster),
)

const hasToast = () => toastStore.read().length > 0

/** Shows the toasts. Its code loads after the screen, or with the first toast if that is sooner. */
export function PortalToaster() {
  const isSettled = useScreenLoaded()
  const isAsked = useSyncExternalStore(toastStore.subscribe, hasToast, () => false)
  if (!isSettled && !isAsked) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
