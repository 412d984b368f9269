import type { SiteIdentity } from '@/components/site/frame/site-identity'
import type { PictureSource } from '@/lib/pictures/pictures'

export interface SiteSettings extends SiteIdentity {
  description: string
  registrationPicture: PictureSource | null
  sharePicture: PictureSource | null
}
