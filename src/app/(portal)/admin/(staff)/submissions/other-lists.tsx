'use client'

import { Suspense } from 'react'
import { lazyPart } from '@/components/portal/lazy-part'

const BinPanel = lazyPart(() =>
  import('@/features/submissions/bin/components/bin-panel').then((module) => module.BinPanel),
)
const SuspectedSubmissions = lazyPart(() =>
  import('@/features/submissions/suspected/components/suspected-submissions').then(
    (module) => module.SuspectedSubmissions,
  ),
)
const SuspectedTestimonies = lazyPart(() =>
  import('@/features/testimonies/components/suspected-testimonies').then(
    (module) => module.SuspectedTestimonies,
  ),
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
