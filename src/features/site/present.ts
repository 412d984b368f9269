import { presentPicture } from '@/lib/pictures'
import type { SiteSetting } from '@/payload-types'
import type { SiteSettings } from './schema'

export const presentSiteSettings = (settings: SiteSetting): SiteSettings => ({
  name: settings.name,
  tagline: settings.tagline,
  description: settings.description,
  registrationPicture: presentPicture(settings.registrationPicture),
})
