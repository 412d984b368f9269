import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { PreviewRefresh } from '@/features/site/components/preview-refresh'
import { getSiteSettings } from '@/features/site/server/data'
import { isPreview } from '@/lib/cache/published'

/**
 * The pages under here are made at their first visit and kept until their content changes. The
 * segment exists only for this list: a page without one would be made while building, when there
 * is no database. `next.config.mjs` leads the public addresses here.
 */
export const generateStaticParams = () => []

export default async function PageLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame site={await getSiteSettings()}>
      {children}
      {(await isPreview()) && <PreviewRefresh />}
    </SiteFrame>
  )
}
