import type { Metadata } from 'next'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { getFormRow } from '@/features/forms/server/data'
import { findTranslatedText } from '@/features/forms/translations/sources'
import { getSiteSettings } from '@/features/site/server/data'
import { OfferCard } from '@/features/submissions/waiting/components/offer-card'
import { readOfferPage } from '@/features/submissions/waiting/server/answers'
import { toOtherLanguage } from '@/lib/languages'
import { wordsOf } from '@/lib/words/catalogue'
import { OFFER_WORDS } from '@/lib/words/english/offer'

interface PageProps {
  params: Promise<{ token: string }>
  searchParams: Promise<{ lang?: string | string[] }>
}

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const words = wordsOf(toOtherLanguage((await searchParams).lang))?.offer ?? OFFER_WORDS
  return {
    title: words.title,
    robots: { index: false },
    referrer: 'same-origin',
  }
}

/**
 * Shows an offered place. Opening the page changes nothing, because mail programs open links
 * automatically.
 */
export default async function OfferPage({ params, searchParams }: PageProps) {
  const { token } = await params
  const language = toOtherLanguage((await searchParams).lang)
  const [site, offer] = await Promise.all([getSiteSettings(), readOfferPage(token)])
  const form = offer.formId === null ? null : await getFormRow(offer.formId)
  const translation = language ? form?.translations?.[language] : undefined
  return (
    <SiteFrame site={site} outside="pearl">
      <OfferCard
        offer={offer}
        form={form ? (findTranslatedText(translation, 'name', form.name) ?? form.name) : ''}
        token={token}
        language={language}
        words={wordsOf(language) ?? undefined}
      />
    </SiteFrame>
  )
}
