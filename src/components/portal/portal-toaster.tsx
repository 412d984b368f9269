'use client'

import { Suspense, useSyncExternalStore } from 'react'
import { toastStore } from '@/components/ui/notify'
import { lazyPart } from './lazy-part'
import { useSettled } from './use-settled'

const Toaster = lazyPart(() => import('@/components/ui/toaster').then((module) => module.Toaster))

const hasToast = () => toastStore.read().length > 0

/** Loaded after the screen, or with the first toast if that is sooner. */
export function PortalToaster() {
  const isSettled = useSettled()
  const isAsked = useSyncExternalStore(toastStore.subscribe, hasToast, () => false)
  if (!isSettled && !isAsked) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
