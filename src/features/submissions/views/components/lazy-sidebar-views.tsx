'use client'

import { type ComponentProps, Suspense } from 'react'
import { lazyWithRetries } from '@/components/portal/lazy-with-retries'
import { useScreenLoaded } from '@/components/portal/use-screen-loaded'
import type { SidebarViews as Views } from './sidebar-views'

const SidebarViews = lazyWithRetries(() =>
  import('./sidebar-views').then((module) => module.SidebarViews),
)

export function LazySidebarViews(props: ComponentProps<typeof Views>) {
  const isSettled = useScreenLoaded()
  if (!isSettled) return null
  return (
    <Suspense>
      <SidebarViews {...props} />
    </Suspense>
  )
}
