import type { SiteSetting } from '@/payload-types'
import type { Picture, SiteSettings } from './schema'

function presentPicture(picture: SiteSetting['registrationPicture']): Picture | null {
  if (!picture || typeof picture !== 'object' || !picture.url) return null
  const { url, alt, width, height } = picture
  return { src: url, alt, width: width ?? 1600, height: height ?? 1066 }
}

export const presentSiteSettings = (settings: SiteSetting): SiteSettings => ({
  name: settings.name,
  tagline: settings.tagline,
  description: settings.description,
  registrationPicture: presentPicture(settings.registrationPicture),
})
