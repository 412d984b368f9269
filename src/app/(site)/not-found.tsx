import { SiteFrame } from '@/components/site/frame/site-frame'
import { LostPage } from '@/components/site/lost-page'
import { getSiteSettings } from '@/features/site/server/data'

export default async function NotFound() {
  return (
    <SiteFrame site={await getSiteSettings()} outside="night">
      <title>404 Page Not Found</title>
      <LostPage />
    </SiteFrame>
  )
}
