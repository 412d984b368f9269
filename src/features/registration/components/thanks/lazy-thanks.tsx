'use client'

import { Suspense } from 'react'
import { lazyWithFallback } from '@/components/site/lazy-with-fallback'
import type { ShareFormProps } from './share-form'

interface CopyReferenceProps {
  reference: string
}

// A part whose code cannot be loaded is left out. The visitor can still select the reference code
// with one press.
const CopyReference = lazyWithFallback<CopyReferenceProps>(() =>
  import('./copy-reference').then((loaded) => loaded.CopyReferenceButton),
)
const ShareForm = lazyWithFallback<ShareFormProps>(() =>
  import('./share-form').then((loaded) => loaded.ShareFormButton),
)
const LitPlace = lazyWithFallback<{ choices: readonly string[] }>(() =>
  import('./chosen-province-map').then((loaded) => loaded.ChosenProvinceMap),
)

interface LazyToolsProps extends CopyReferenceProps, ShareFormProps {}

export function LazyThanksButtons({ reference, form }: LazyToolsProps) {
  return (
    <div className="flex min-h-11 flex-wrap gap-2 print:hidden noscript:hidden">
      <Suspense fallback={null}>
        <CopyReference reference={reference} />
        <ShareForm form={form} />
      </Suspense>
    </div>
  )
}

export function LazyProvinceMap({ choices }: { choices: readonly string[] }) {
  if (choices.length === 0) return null
  return (
    <Suspense fallback={null}>
      <LitPlace choices={choices} />
    </Suspense>
  )
}
