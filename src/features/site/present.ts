import { presentPicture } from '@/lib/pictures/pictures'
import type { SiteSetting } from '@/payload-types'
import type { SiteSettings } from './schema'

export const presentSiteSettings = (settings: SiteSetting): SiteSettings => ({
  name: settings.name,
  tagline: settings.tagline,
  description: settings.description,
  menu: settings.menu,
  footer: settings.footer,
  contact: presentContact(settings.contact),
  registrationPicture: presentPicture(settings.registrationPicture),
  sharePicture: presentPicture(settings.sharePicture),
})

const presentContact = (contact: SiteSetting['contact']): SiteSettings['contact'] => ({
  facebook: contact?.facebook ?? '',
  youtube: contact?.youtube ?? '',
  instagram: contact?.instagram ?? '',
  email: contact?.email ?? '',
  phone: contact?.phone ?? '',
  address: contact?.address ?? '',
})
