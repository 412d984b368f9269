import { LostPage } from '@/components/site/lost-page'
import { SiteFrame } from '@/components/site/site-frame'
import { getSiteSettings } from '@/features/site/data'

export default async function NotFound() {
  return (
    <SiteFrame site={await getSiteSettings()} outside="night">
      <title>404 Page Not Found</title>
      <LostPage />
    </SiteFrame>
  )
}
