import type { SiteIdentity } from '@/components/site/frame/site-identity'
import type { PictureSource } from '@/lib/pictures/pictures'

/** Settings of the whole website, which editors change at /cms. */
export interface SiteSettings extends SiteIdentity {
  /** Shown by search engines and with shared links. */
  description: string
  registrationPicture: PictureSource | null
  sharePicture: PictureSource | null
}
