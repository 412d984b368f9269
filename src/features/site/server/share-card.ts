import 'server-only'
import type { Metadata } from 'next'
import { publicUrl } from '@/lib/env'
import type { SiteSettings } from '../schema'

/** Returns Open Graph data. Without PUBLIC_URL it has no picture, which needs an absolute URL. */
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
