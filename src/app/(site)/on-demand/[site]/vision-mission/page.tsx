import type { Metadata } from 'next'
import { getSiteSettings } from '@/features/site/data'
import { pageMetadata } from '@/features/site/page-metadata'
import { VisionMission } from '@/features/vision-mission/components/vision-mission'
import { getVisionMission } from '@/features/vision-mission/data'
import { paths } from '@/lib/paths'

export async function generateMetadata(): Promise<Metadata> {
  const [site, { seo }] = await Promise.all([getSiteSettings(), getVisionMission()])
  return pageMetadata({ site, seo, path: paths.visionMission })
}

export default async function VisionMissionPage() {
  return <VisionMission page={await getVisionMission()} />
}
