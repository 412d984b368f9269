import type { SiteIdentity } from '@/components/site/frame/site-identity'
import type { PictureSource } from '@/lib/pictures/pictures'

/** What every page needs to know about the movement; editors change it at /cms. */
export interface SiteSettings extends SiteIdentity {
  /** For search engines and shared links. */
  description: string
  registrationPicture: PictureSource | null
  sharePicture: PictureSource | null
}
