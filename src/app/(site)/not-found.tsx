import { SiteFrame } from '@/components/site/frame/site-frame'
import { SiteNotFound } from '@/components/site/site-not-found'
import { getSiteSettings } from '@/features/site/server/data'

export default async function NotFound() {
  return (
    <SiteFrame site={await getSiteSettings()} outside="night">
      <title>404 Page Not Found</title>
      <SiteNotFound />
    </SiteFrame>
  )
}
