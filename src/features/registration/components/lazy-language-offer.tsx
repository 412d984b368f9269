import { Suspense } from 'react'
import { lazyWithFallback } from '@/components/site/lazy-with-fallback'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { LanguageOfferProps } from './language-offer'

// When its code cannot be loaded nothing is offered, because the language switch is above the form
// anyway.
const LanguageOffer = lazyWithFallback<LanguageOfferProps>(() =>
  import('./language-offer').then((loaded) => loaded.LanguageOffer),
)

/**
 * Offers the form in the browser's language. Its code is loaded only for a form in several
 * languages.
 */
export function LazyLanguageOffer(props: LanguageOfferProps) {
  if (!useHydrated()) return null
  return (
    <Suspense fallback={null}>
      <LanguageOffer {...props} />
    </Suspense>
  )
}
