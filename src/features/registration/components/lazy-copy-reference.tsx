'use client'

import { Suspense } from 'react'
import { lazyOr } from '@/components/site/lazy-or'

interface CopyReferenceProps {
  reference: string
}

// The code itself is selected by one press.
const CopyReference = lazyOr<CopyReferenceProps>(() =>
  import('./copy-reference').then((loaded) => loaded.CopyReference),
)

/** Fetched with the thanks, not with the form. */
export function LazyCopyReference({ reference }: CopyReferenceProps) {
  return (
    <div className="grid min-h-11 justify-items-center gap-2">
      <Suspense fallback={null}>
        <CopyReference reference={reference} />
      </Suspense>
    </div>
  )
}
