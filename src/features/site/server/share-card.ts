import 'server-only'
import type { Metadata } from 'next'
import { publicUrl } from '@/lib/env'
import type { SiteSettings } from '../schema'

/**
 * Returns Open Graph data. A picture is left out without PUBLIC_URL, because its URL must be
 * absolute.
 */
export function openGraphMetadata(
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
