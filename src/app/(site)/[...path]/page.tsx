import type { Metadata } from 'next'
import { LostPage } from '@/components/site/lost-page'
import { SiteFrame } from '@/components/site/site-frame'
import { getSiteSettings } from '@/features/site/data'
import { answerNotFound } from '@/lib/http/page-status'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: '404 Page Not Found', robots: { index: false } }

/** Every address that nothing else answers (Spec §2.1). */
export default async function UnknownPage() {
  const site = await getSiteSettings()
  answerNotFound()
  return (
    <SiteFrame site={site} outside="night">
      <LostPage />
    </SiteFrame>
  )
}
