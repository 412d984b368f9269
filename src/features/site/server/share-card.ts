import 'server-only'
import type { Metadata } from 'next'
import { publicUrl } from '@/lib/env'
import type { SiteSettings } from '../schema'

/** A picture needs an absolute address, so there is none without PUBLIC_URL. */
export function shareCard(
  { name, sharePicture }: SiteSettings,
  title: string,
  description: string | undefined,
): Metadata['openGraph'] {
  return {
    siteName: name,
    title,
    description,
    locale: 'en_PH',
    type: 'website',
    images: publicUrl() && sharePicture ? [sharePicture.src] : undefined,
  }
}
