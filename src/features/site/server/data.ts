import 'server-only'
import { published } from '@/lib/cache/published'
import { MEDIA_TAG } from '@/lib/cache/tags'
import { cms } from '@/lib/cms'
import { SITE_SETTINGS_TAG } from '../constants'
import { presentSiteSettings } from '../present'
import type { SiteSettings } from '../schema'

/** Name, address and images of the movement, for every page. */
export const getSiteSettings = (): Promise<SiteSettings> =>
  published([SITE_SETTINGS_TAG], [SITE_SETTINGS_TAG, MEDIA_TAG], async (draft) => {
    const payload = await cms()
    return presentSiteSettings(
      await payload.findGlobal({ slug: 'site-settings', depth: 1, draft, overrideAccess: true }),
    )
  })
