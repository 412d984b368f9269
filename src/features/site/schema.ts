import type { PictureSource } from '@/lib/pictures'

/** What every page needs to know about the movement; editors change it at /cms. */
export interface SiteSettings {
  name: string
  tagline: string
  description: string
  registrationPicture: PictureSource | null
}
