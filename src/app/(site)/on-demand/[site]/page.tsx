import { HomeHero } from '@/components/site/home-hero'
import { OpenForms } from '@/components/site/open-forms'
import { listActiveForms } from '@/features/forms/data'
import { getSiteSettings } from '@/features/site/data'

export default async function HomePage() {
  const [site, forms] = await Promise.all([getSiteSettings(), listActiveForms()])
  return (
    <>
      <HomeHero {...site} />
      <OpenForms forms={forms} />
    </>
  )
}
