'use client'

import { Suspense } from 'react'
import { lazyWithRetries } from '@/components/portal/lazy-with-retries'

const BinPanel = lazyWithRetries(() =>
  import('@/features/submissions/bin/components/bin-panel').then((module) => module.BinPanel),
)
const SuspectedSubmissions = lazyWithRetries(() =>
  import('@/features/submissions/suspected/components/suspected-submissions').then(
    (module) => module.SuspectedSubmissions,
  ),
)
const SuspectedTestimonies = lazyWithRetries(() =>
  import('@/features/testimonies/components/suspected-testimonies').then(
    (module) => module.SuspectedTestimonies,
  ),
)

export const BinList = () => (
  <Suspense>
    <BinPanel />
  </Suspense>
)

export const SuspectedSubmissionsList = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <Suspense>
      <SuspectedSubmissions />
      <SuspectedTestimonies />
    </Suspense>
  </div>
)
