import 'server-only'
import type { Metadata } from 'next'
import { publicUrl } from '@/lib/env'
import type { SiteSettings } from '../schema'

/** Open Graph data that Messenger and Facebook show. A picture needs an absolute address. */
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
