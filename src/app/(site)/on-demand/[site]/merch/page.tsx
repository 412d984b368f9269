import type { Metadata } from 'next'
import { Merch } from '@/features/merch/components/merch'
import { getMerch } from '@/features/merch/data'
import { getSiteSettings } from '@/features/site/data'
import { pageMetadata } from '@/features/site/page-metadata'
import { paths } from '@/lib/paths'

export async function generateMetadata(): Promise<Metadata> {
  const [site, { seo }] = await Promise.all([getSiteSettings(), getMerch()])
  return pageMetadata({ site, seo, path: paths.merch })
}

export default async function MerchPage() {
  return <Merch page={await getMerch()} />
}
