'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type { SidebarViews as Views } from './sidebar-views'

const SidebarViews = lazy(() =>
  import('./sidebar-views').then((module) => ({ default: module.SidebarViews })),
)

/** Fetched with the first screen of submissions; other screens do without. */
export const LazySidebarViews = (props: ComponentProps<typeof Views>) => (
  <Suspense>
    <SidebarViews {...props} />
  </Suspense>
)
