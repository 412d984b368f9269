'use client'

import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '@/components/portal/lazy-part'
import { useSettled } from '@/components/portal/use-settled'
import type { SidebarViews as Views } from './sidebar-views'

const SidebarViews = lazyPart(() => import('./sidebar-views').then((module) => module.SidebarViews))

export function LazySidebarViews(props: ComponentProps<typeof Views>) {
  const isSettled = useSettled()
  if (!isSettled) return null
  return (
    <Suspense>
      <SidebarViews {...props} />
    </Suspense>
  )
}
