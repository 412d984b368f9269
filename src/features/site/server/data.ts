import 'server-only'
import { cache } from 'react'
import { cms } from '@/lib/cms'
import { createLinkResolver } from '@/lib/content/links/resolve'
import { isEditorPreview } from '@/lib/content/published'
import { SITE_SETTINGS_SLUG } from '../constants'
import { presentSiteSettings } from '../present'
import type { SiteSettings } from '../schema'

/** Returns the published settings. In an editor's preview, returns their newest draft. */
export const getSiteSettings = cache(async (): Promise<SiteSettings> => {
  const payload = await cms()
  const draft = await isEditorPreview()
  const call = { slug: SITE_SETTINGS_SLUG, depth: 1, draft, overrideAccess: true } as const
  const settings = await payload.findGlobal(call)
  return presentSiteSettings(settings, await createLinkResolver([settings.menu, settings.footer]))
})
