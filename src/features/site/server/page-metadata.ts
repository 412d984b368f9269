import 'server-only'
import type { Metadata } from 'next'
import type { PageSeo } from '@/lib/content/seo'
import { publicUrl } from '@/lib/env'
import type { SiteSettings } from '../schema'
import { getSiteSettings } from './data'
import { openGraphMetadata } from './share-card'

interface PageMetadataOptions {
  site: SiteSettings
  seo: PageSeo
  path: string
}

/**
 * Returns the metadata of a page. Absolute URLs come only from PUBLIC_URL, because a cached page is
 * the same for every host name.
 */
export function pageMetadata({ site, seo, path }: PageMetadataOptions): Metadata {
  const title = seo.title || site.name
  const description = seo.description || site.description
  const card = openGraphMetadata(site, title, description)
  const images = publicUrl() && seo.picture ? [seo.picture.src] : card?.images
  return {
    title,
    description,
    alternates: publicUrl() ? { canonical: path } : undefined,
    openGraph: { ...card, images, url: publicUrl() ? path : undefined },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}

export const metadataGenerator =
  (path: string, read: () => Promise<{ seo: PageSeo }>) => async (): Promise<Metadata> => {
    const [site, { seo }] = await Promise.all([getSiteSettings(), read()])
    return pageMetadata({ site, seo, path })
  }
