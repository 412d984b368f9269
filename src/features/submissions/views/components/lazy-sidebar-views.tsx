'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type { SidebarViews as Views } from './sidebar-views'

const SidebarViews = lazy(() =>
  import('./sidebar-views').then((module) => ({ default: module.SidebarViews })),
)

/** The views in the sidebar, loaded separately from the rest of the portal. */
export const LazySidebarViews = (props: ComponentProps<typeof Views>) => (
  <Suspense>
    <SidebarViews {...props} />
  </Suspense>
)
