import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { buttonStyles } from '@/components/site/control-styles'
import type { Language } from '@/lib/languages'
import type { LanguageSwitchWords } from '@/lib/words/words'
import { findOfferedLanguage, rememberLanguageOffer, wasLanguageOffered } from '../language-offer'

export interface LanguageOfferProps {
  offers: Partial<Record<Language, LanguageSwitchWords>>
  onAccept: (lang: Language) => void
}

/**
 * Offers the form in the browser's language. A device is asked once, even if the visitor does not
 * answer. The offer is fixed to the lower edge of the window, so that the page does not move. Space
 * below the page keeps the offer from covering the end of the page.
 */
export function LanguageOffer({ offers, onAccept }: LanguageOfferProps) {
  const [lang, setLang] = useState(() =>
    wasLanguageOffered()
      ? null
      : findOfferedLanguage(navigator.languages, Object.keys(offers) as Language[]),
  )
  useEffect(() => {
    if (lang) rememberLanguageOffer()
  }, [lang])
  const words = lang && offers[lang]
  if (!words) return null
  const answer = (isWanted: boolean) => () => {
    setLang(null)
    if (isWanted) onAccept(lang)
  }
  return createPortal(
    <>
      <div className="h-44 print:hidden" />
      <section
        lang={lang}
        aria-label={words.label}
        className="fixed inset-x-3 bottom-3 z-(--z-sticky) mx-auto grid max-w-[30rem] gap-3 rounded-card border border-line bg-surface p-4 shadow-lg print:hidden"
      >
        <p role="status" className="text-sm leading-[1.45] font-medium text-text">
          {words.offer}
        </p>
        <div className="flex flex-wrap gap-2">
          <button type="button" onClick={answer(true)} className={buttonStyles('primary', 'sm')}>
            {words.yes}
          </button>
          <button type="button" onClick={answer(false)} className={buttonStyles('line', 'sm')}>
            {words.no}
          </button>
        </div>
      </section>
    </>,
    document.body,
  )
}
