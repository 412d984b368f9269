import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { PreviewRefresh } from '@/features/site/components/preview-refresh'
import { getSiteSettings } from '@/features/site/server/data'
import { isEditorPreview } from '@/lib/content/published'

export default async function PageLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame site={await getSiteSettings()}>
      {children}
      {(await isEditorPreview()) && <PreviewRefresh />}
    </SiteFrame>
  )
}
