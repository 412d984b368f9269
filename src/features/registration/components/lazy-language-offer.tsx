import { Suspense } from 'react'
import { lazyWithFallback } from '@/components/site/lazy-with-fallback'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { LanguageOfferProps } from './language-offer'

// If the code of the offer cannot be loaded, nothing is offered, because the language switch is
// above the form anyway.
const LanguageOffer = lazyWithFallback<LanguageOfferProps>(() =>
  import('./language-offer').then((loaded) => loaded.LanguageOffer),
)

export function LazyLanguageOffer(props: LanguageOfferProps) {
  if (!useHydrated()) return null
  return (
    <Suspense fallback={null}>
      <LanguageOffer {...props} />
    </Suspense>
  )
}
