import type { Metadata } from 'next'
import { Resources } from '@/features/resources/components/resources'
import { getResourcesPage } from '@/features/resources/data'
import { getSiteSettings } from '@/features/site/data'
import { pageMetadata } from '@/features/site/page-metadata'
import { paths } from '@/lib/paths'

export async function generateMetadata(): Promise<Metadata> {
  const [site, { seo }] = await Promise.all([getSiteSettings(), getResourcesPage()])
  return pageMetadata({ site, seo, path: paths.resources })
}

export default async function ResourcesPage() {
  return <Resources page={await getResourcesPage()} />
}
