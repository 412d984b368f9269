import type { Metadata } from 'next'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { getHomeContent } from '@/features/home/server/data'
import { getSiteSettings } from '@/features/site/server/data'
import { TestimonyPage } from '@/features/testimonies/components/testimony-page'
import { TESTIMONY_TOKEN_SUBJECT } from '@/features/testimonies/constants'
import { findTestimonyAttempt } from '@/features/testimonies/server/attempts'
import { issueFormToken } from '@/lib/suspicion/form-token'

interface PageProps {
  searchParams: Promise<{ sent?: string; attempt?: string | string[] }>
}

export const metadata: Metadata = { title: 'Share Your Testimony', robots: { index: false } }

/** Shown after a testimony was sent without script. */
export default async function Testimony({ searchParams }: PageProps) {
  const { sent, attempt } = await searchParams
  const [site, { form }] = await Promise.all([getSiteSettings(), getHomeContent()])
  return (
    <SiteFrame site={site} outside="pearl">
      <TestimonyPage
        heading={form.heading}
        note={form.note}
        formToken={issueFormToken(TESTIMONY_TOKEN_SUBJECT)}
        isSent={sent !== undefined}
        attempt={typeof attempt === 'string' ? await findTestimonyAttempt(attempt) : null}
      />
    </SiteFrame>
  )
}
