import { HomeHero } from '@/components/site/home-hero'
import { OpenForms } from '@/components/site/open-forms'
import { SiteFrame } from '@/components/site/site-frame'
import { listActiveForms } from '@/features/forms/data'
import { getSiteSettings } from '@/features/site/data'

export const dynamic = 'force-dynamic'

export default async function HomePage() {
  const [site, forms] = await Promise.all([getSiteSettings(), listActiveForms()])
  return (
    <SiteFrame site={site}>
      <HomeHero {...site} />
      <OpenForms forms={forms} />
    </SiteFrame>
  )
}
