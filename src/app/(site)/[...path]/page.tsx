import type { Metadata } from 'next'
import { cache } from 'react'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { NOT_FOUND_METADATA, SiteNotFound } from '@/components/site/site-not-found'
import { ReadingPage } from '@/features/pages/components/reading-page'
import { findPage } from '@/features/pages/server/data'
import { PreviewRefresh } from '@/features/site/components/preview-refresh'
import { getSiteSettings } from '@/features/site/server/data'
import { pageMetadata } from '@/features/site/server/page-metadata'
import { isPreview } from '@/lib/content/published'
import { paths } from '@/lib/paths'
import { setNotFoundStatus } from '@/server/bridge/page-status'

interface PathProps {
  params: Promise<{ path: string[] }>
}

/** Paths of editors' pages have one segment; a longer path leads to no page. */
const readPage = cache(async ([slug = '', ...deeper]: string[]) =>
  deeper.length === 0 ? findPage(slug) : null,
)
const readPath = cache(async (params: PathProps['params']) => readPage((await params).path))

export async function generateMetadata({ params }: PathProps): Promise<Metadata> {
  const page = await readPath(params)
  if (!page) return NOT_FOUND_METADATA
  const [slug = ''] = (await params).path
  return pageMetadata({ site: await getSiteSettings(), seo: page.seo, path: paths.page(slug) })
}

/** A page that an editor has added, or the 404 page (Spec §2.1). */
export default async function EditorsPage({ params }: PathProps) {
  const [page, site] = await Promise.all([readPath(params), getSiteSettings()])
  if (!page) setNotFoundStatus()
  return (
    <SiteFrame site={site} outside={page ? 'pearl' : 'night'}>
      {page ? <ReadingPage {...page} /> : <SiteNotFound />}
      {(await isPreview()) && <PreviewRefresh />}
    </SiteFrame>
  )
}
