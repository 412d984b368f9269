import { unstable_cache } from 'next/cache'
import { cms } from '@/lib/cms'
import { SITE_SETTINGS_TAG } from './constants'
import { presentSiteSettings } from './present'
import type { SiteSettings } from './schema'

async function readSiteSettings(): Promise<SiteSettings> {
  const payload = await cms()
  const settings = await payload.findGlobal({
    slug: 'site-settings',
    depth: 1,
    overrideAccess: true,
  })
  return presentSiteSettings(settings)
}

/** Who we are, for every page; read once and again after an editor changes it. */
export const getSiteSettings: () => Promise<SiteSettings> = unstable_cache(
  readSiteSettings,
  [SITE_SETTINGS_TAG],
  { tags: [SITE_SETTINGS_TAG, 'media'] },
)
