import type { Metadata } from 'next'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { UnsubscribeCard } from '@/features/mailings/components/unsubscribe-card'
import { readOptOutState } from '@/features/mailings/server/opt-outs'
import { getSiteSettings } from '@/features/site/server/data'
import { toOtherLanguage } from '@/lib/languages'
import { wordsOf } from '@/lib/words/catalogue'
import { UNSUBSCRIBE_WORDS } from '@/lib/words/english/unsubscribe'

interface PageProps {
  params: Promise<{ token: string }>
  searchParams: Promise<{ lang?: string | string[] }>
}

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const words =
    wordsOf(toOtherLanguage((await searchParams).lang))?.unsubscribe ?? UNSUBSCRIBE_WORDS
  return {
    title: words.title,
    robots: { index: false },
    referrer: 'same-origin',
  }
}

export default async function Unsubscribe({ params, searchParams }: PageProps) {
  const { token } = await params
  const language = toOtherLanguage((await searchParams).lang)
  const [site, state] = await Promise.all([getSiteSettings(), readOptOutState(token)])
  return (
    <SiteFrame site={site} outside="pearl">
      <UnsubscribeCard
        site={site.name}
        state={state}
        token={token}
        language={language}
        words={wordsOf(language) ?? undefined}
      />
    </SiteFrame>
  )
}
