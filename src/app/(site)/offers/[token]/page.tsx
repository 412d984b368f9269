import type { Metadata } from 'next'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { getFormRow } from '@/features/forms/server/data'
import { findText } from '@/features/forms/translations/sources'
import { getSiteSettings } from '@/features/site/server/data'
import { OfferCard } from '@/features/submissions/waiting/components/offer-card'
import { readOfferPage } from '@/features/submissions/waiting/server/answers'
import { otherLanguage } from '@/lib/languages'
import { wordsOf } from '@/lib/words/catalogue'
import { OFFER } from '@/lib/words/english/offer'

interface PageProps {
  params: Promise<{ token: string }>
  searchParams: Promise<{ lang?: string | string[] }>
}

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const words = wordsOf(otherLanguage((await searchParams).lang))?.offer ?? OFFER
  return {
    title: words.title,
    robots: { index: false },
    referrer: 'same-origin',
  }
}

/** Opening the page changes nothing, because mail programs open links automatically. */
export default async function OfferPage({ params, searchParams }: PageProps) {
  const { token } = await params
  const language = otherLanguage((await searchParams).lang)
  const [site, offer] = await Promise.all([getSiteSettings(), readOfferPage(token)])
  const form = offer.formId === null ? null : await getFormRow(offer.formId)
  const translation = language ? form?.translations?.[language] : undefined
  return (
    <SiteFrame site={site} outside="pearl">
      <OfferCard
        offer={offer}
        form={form ? (findText(translation, 'name', form.name) ?? form.name) : ''}
        token={token}
        language={language}
        words={wordsOf(language) ?? undefined}
      />
    </SiteFrame>
  )
}
