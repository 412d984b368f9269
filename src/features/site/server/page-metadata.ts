import 'server-only'
import type { Metadata } from 'next'
import type { PageSeo } from '@/lib/content/seo'
import { publicUrl } from '@/lib/env'
import type { SiteSettings } from '../schema'
import { getSiteSettings } from './data'
import { shareCard } from './share-card'

interface PageMetadataOptions {
  site: SiteSettings
  seo: PageSeo
  /** Public address of the page, site-relative. */
  path: string
}

/**
 * Title, description, canonical address and share card of a page. An address others can follow
 * exists only with PUBLIC_URL: these pages are kept, and may not ask which host was visited.
 */
export function pageMetadata({ site, seo, path }: PageMetadataOptions): Metadata {
  const title = seo.title || site.name
  const description = seo.description || site.description
  const card = shareCard(site, title, description)
  const images = publicUrl() && seo.picture ? [seo.picture.src] : card?.images
  return {
    title,
    description,
    alternates: publicUrl() ? { canonical: path } : undefined,
    openGraph: { ...card, images, url: publicUrl() ? path : undefined },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}

/** `generateMetadata` of the page at `path`, which `read` answers the content of. */
export const metadataOf =
  (path: string, read: () => Promise<{ seo: PageSeo }>) => async (): Promise<Metadata> => {
    const [site, { seo }] = await Promise.all([getSiteSettings(), read()])
    return pageMetadata({ site, seo, path })
  }
