import { CelebrationsView } from '@/features/celebrations/components/celebrations'
import { VENUE_TOKEN_SUBJECT } from '@/features/celebrations/constants'
import { endOfNextCelebration } from '@/features/celebrations/schedule'
import { getCelebrations, listProvinces } from '@/features/celebrations/server/data'
import { getSiteSettings } from '@/features/site/server/data'
import { metadataGenerator } from '@/features/site/server/page-metadata'
import { publicUrl } from '@/lib/env'
import { paths } from '@/lib/paths'
import { issueDailyFormToken } from '@/lib/suspicion/form-token'
import { cacheUntil } from '@/server/bridge/page-status'
import { BlocksBelow } from '../../blocks/blocks-below'

export const generateMetadata = metadataGenerator(paths.celebrations, getCelebrations)

export default async function CelebrationsPage() {
  const [site, page, provinces] = await Promise.all([
    getSiteSettings(),
    getCelebrations(),
    listProvinces(),
  ])
  cacheUntil(
    [page.november, page.march].map(
      ({ schedule }) => schedule && endOfNextCelebration(schedule, Date.now()),
    ),
  )
  return (
    <CelebrationsView
      page={page}
      provinces={provinces}
      formToken={issueDailyFormToken(VENUE_TOKEN_SUBJECT)}
      organiser={site.name}
      origin={publicUrl()}
    >
      <BlocksBelow of="celebrations" />
    </CelebrationsView>
  )
}
