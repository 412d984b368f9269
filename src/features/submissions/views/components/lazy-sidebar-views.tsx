'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type { SidebarViews as Views } from './sidebar-views'

const SidebarViews = lazy(() =>
  import('./sidebar-views').then((module) => ({ default: module.SidebarViews })),
)

/** Loaded with the first screen of submissions; other screens do not need it. */
export const LazySidebarViews = (props: ComponentProps<typeof Views>) => (
  <Suspense>
    <SidebarViews {...props} />
  </Suspense>
)
