import type { Metadata } from 'next'
import { CoreValues } from '@/features/core-values/components/core-values'
import { getCoreValues } from '@/features/core-values/data'
import { getSiteSettings } from '@/features/site/data'
import { pageMetadata } from '@/features/site/page-metadata'
import { paths } from '@/lib/paths'

export async function generateMetadata(): Promise<Metadata> {
  const [site, { seo }] = await Promise.all([getSiteSettings(), getCoreValues()])
  return pageMetadata({ site, seo, path: paths.coreValues })
}

export default async function CoreValuesPage() {
  return <CoreValues page={await getCoreValues()} />
}
