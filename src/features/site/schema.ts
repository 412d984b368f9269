import type { SiteIdentity } from '@/components/site/frame/site-identity'
import type { PictureSource } from '@/lib/pictures/pictures'

/** The settings of the movement that every page needs; editors change them at /cms. */
export interface SiteSettings extends SiteIdentity {
  /** For search engines and shared links. */
  description: string
  registrationPicture: PictureSource | null
  sharePicture: PictureSource | null
}
