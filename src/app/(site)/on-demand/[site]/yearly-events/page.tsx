import { Celebrations } from '@/features/celebrations/components/celebrations'
import { VENUE_TOKEN_SUBJECT } from '@/features/celebrations/constants'
import { getCelebrations, listProvinces } from '@/features/celebrations/server/data'
import { getSiteSettings } from '@/features/site/server/data'
import { metadataOf } from '@/features/site/server/page-metadata'
import { publicUrl } from '@/lib/env'
import { paths } from '@/lib/paths'
import { issueFormToken } from '@/lib/suspicion/form-token'

export const generateMetadata = metadataOf(paths.celebrations, getCelebrations)

export default async function CelebrationsPage() {
  const [site, page, provinces] = await Promise.all([
    getSiteSettings(),
    getCelebrations(),
    listProvinces(),
  ])
  return (
    <Celebrations
      page={page}
      provinces={provinces}
      formToken={issueFormToken(VENUE_TOKEN_SUBJECT)}
      organiser={site.name}
      origin={publicUrl()}
    />
  )
}
