import type { Metadata } from 'next'
import { publicUrl } from '@/lib/env'
import type { SiteSettings } from './schema'

/** What Messenger and Facebook show for a link. A picture needs an address that others can reach. */
export function shareCard(
  { name, registrationPicture }: SiteSettings,
  title: string,
  description: string | undefined,
): Metadata['openGraph'] {
  return {
    siteName: name,
    title,
    description,
    locale: 'en_PH',
    type: 'website',
    images: publicUrl() && registrationPicture ? [registrationPicture.src] : undefined,
  }
}
