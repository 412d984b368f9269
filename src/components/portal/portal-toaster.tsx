'use client'

import { Suspense, useSyncExternalStore } from 'react'
import { toastStore } from '@/components/ui/notify'
import { lazyWithRetries } from './lazy-part'
import { useScreenLoaded } from './use-settled'

const Toaster = lazyWithRetries(() =>
  import('@/components/ui/toaster').then((module) => module.Toaster),
)

const hasToast = () => toastStore.read().length > 0

/** Loaded after the screen, or with the first toast if that is sooner. */
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
