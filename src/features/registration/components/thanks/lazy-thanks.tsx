'use client'

import { Suspense } from 'react'
import { lazyOr } from '@/components/site/lazy-or'
import { BrandMark } from '@/components/ui/marks/brand-mark'
import type { ShareFormProps } from './share-form'

interface CopyReferenceProps {
  reference: string
}

// The code itself is selected by one press.
const CopyReference = lazyOr<CopyReferenceProps>(() =>
  import('./copy-reference').then((loaded) => loaded.CopyReference),
)
const ShareForm = lazyOr<ShareFormProps>(() =>
  import('./share-form').then((loaded) => loaded.ShareForm),
)
const Mark = () => <BrandMark className="h-24" />
const LitPlace = lazyOr<{ choices: readonly string[] }>(
  () => import('./lit-place').then((loaded) => loaded.LitPlace),
  Mark,
)

interface LazyToolsProps extends CopyReferenceProps, ShareFormProps {}

/** Fetched with the thanks, not with the form. */
export function LazyTools({ reference, form }: LazyToolsProps) {
  return (
    <div className="flex min-h-11 flex-wrap justify-center gap-2 noscript:hidden">
      <Suspense fallback={null}>
        <CopyReference reference={reference} />
        <ShareForm form={form} />
      </Suspense>
    </div>
  )
}

/** The province that was chosen, lit on the map; the same room until it is known. */
export function LazyPlace({ choices }: { choices: readonly string[] }) {
  if (choices.length === 0) return <Mark />
  return (
    <div className="grid min-h-52 place-items-center">
      <Suspense fallback={<Mark />}>
        <LitPlace choices={choices} />
      </Suspense>
    </div>
  )
}
