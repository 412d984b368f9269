'use client'

import { type ComponentType, lazy, Suspense } from 'react'

interface CopyReferenceProps {
  reference: string
}

const CopyReference = lazy<ComponentType<CopyReferenceProps>>(() =>
  import('./copy-reference')
    .then(({ CopyReference }) => ({ default: CopyReference }))
    // The code itself is selected by one press.
    .catch(() => ({ default: () => null })),
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
