'use client'

import { lazy, Suspense } from 'react'

// These lists are loaded when they are opened, because the first view does not need them.
const BinPanel = lazy(() =>
  import('@/features/submissions/bin/components/bin-panel').then((module) => ({
    default: module.BinPanel,
  })),
)
const SuspectedSubmissions = lazy(() =>
  import('@/features/submissions/suspected/components/suspected-submissions').then((module) => ({
    default: module.SuspectedSubmissions,
  })),
)
const SuspectedTestimonies = lazy(() =>
  import('@/features/testimonies/components/suspected-testimonies').then((module) => ({
    default: module.SuspectedTestimonies,
  })),
)

export const Bin = () => (
  <Suspense>
    <BinPanel />
  </Suspense>
)

export const Suspected = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <Suspense>
      <SuspectedSubmissions />
      <SuspectedTestimonies />
    </Suspense>
  </div>
)
