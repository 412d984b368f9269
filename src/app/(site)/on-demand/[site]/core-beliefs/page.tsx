import type { Metadata } from 'next'
import { CoreBeliefs } from '@/features/core-beliefs/components/core-beliefs'
import { getCoreBeliefs } from '@/features/core-beliefs/data'
import { getSiteSettings } from '@/features/site/data'
import { pageMetadata } from '@/features/site/page-metadata'
import { paths } from '@/lib/paths'

export async function generateMetadata(): Promise<Metadata> {
  const [site, { seo }] = await Promise.all([getSiteSettings(), getCoreBeliefs()])
  return pageMetadata({ site, seo, path: paths.coreBeliefs })
}

export default async function CoreBeliefsPage() {
  return <CoreBeliefs page={await getCoreBeliefs()} />
}
