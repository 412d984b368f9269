import { Suspense } from 'react'
import { lazyWithFallback } from '@/components/site/lazy-with-fallback'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { LanguageOfferProps } from './language-offer'

// When its code cannot be loaded nothing is offered; the switch is above the form.
const LanguageOffer = lazyWithFallback<LanguageOfferProps>(() =>
  import('./language-offer').then((loaded) => loaded.LanguageOffer),
)

/** Offers the form in the browser's language. Its code is loaded where there is another language. */
export function LazyLanguageOffer(props: LanguageOfferProps) {
  if (!useHydrated()) return null
  return (
    <Suspense fallback={null}>
      <LanguageOffer {...props} />
    </Suspense>
  )
}
