import type { Metadata } from 'next'
import { OurStory } from '@/features/our-story/components/our-story'
import { getOurStory } from '@/features/our-story/data'
import { getSiteSettings } from '@/features/site/data'
import { pageMetadata } from '@/features/site/page-metadata'
import { paths } from '@/lib/paths'

export async function generateMetadata(): Promise<Metadata> {
  const [site, { seo }] = await Promise.all([getSiteSettings(), getOurStory()])
  return pageMetadata({ site, seo, path: paths.ourStory })
}

export default async function OurStoryPage() {
  return <OurStory story={await getOurStory()} />
}
