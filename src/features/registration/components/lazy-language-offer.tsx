import { Suspense, useEffect, useState } from 'react'
import { lazyWithFallback } from '@/components/site/lazy-with-fallback'
import type { Language } from '@/lib/languages'
import type { SwitchWords } from '@/lib/words/words'
import { findOffer, wasOffered } from '../language-offer'
import type { LanguageOfferProps } from './language-offer'

// When its code cannot be loaded nothing is offered; the switch is above the form.
const LanguageOffer = lazyWithFallback<LanguageOfferProps>(() =>
  import('./language-offer').then((loaded) => loaded.LanguageOffer),
)

interface LazyLanguageOfferProps {
  offers: Partial<Record<Language, SwitchWords>>
  onAccept: (lang: Language) => void
}

/** Offers the form in the browser's language, once on a device. */
export function LazyLanguageOffer({ offers, onAccept }: LazyLanguageOfferProps) {
  const [offered, setOffered] = useState<Language | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    if (wasOffered()) return
    setOffered(findOffer(navigator.languages, Object.keys(offers) as Language[]))
  }, [])

  const words = offered && offers[offered]
  if (!words) return null
  return (
    <Suspense fallback={null}>
      <LanguageOffer
        lang={offered}
        words={words}
        onAnswer={(isWanted) => {
          setOffered(null)
          if (isWanted) onAccept(offered)
        }}
      />
    </Suspense>
  )
}
