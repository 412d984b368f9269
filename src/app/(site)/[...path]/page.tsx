import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { NOT_FOUND_METADATA, SiteNotFound } from '@/components/site/site-not-found'
import { ReadingPage } from '@/features/pages/components/reading-page'
import { findMovedPageSlug, findPage } from '@/features/pages/server/data'
import { PreviewRefresh } from '@/features/site/components/preview-refresh'
import { getSiteSettings } from '@/features/site/server/data'
import { pageMetadata } from '@/features/site/server/page-metadata'
import { isEditorPreview } from '@/lib/content/published'
import { paths } from '@/lib/paths'
import { setNotFoundStatus } from '@/server/bridge/page-status'
import { endsInGold, PageBlocks } from '../blocks/page-blocks'

interface PathProps {
  params: Promise<{ path: string[] }>
}

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

export default async function EditorsPage({ params }: PathProps) {
  const [page, site] = await Promise.all([readPath(params), getSiteSettings()])
  if (!page) {
    const { path } = await params
    const moved = path.length === 1 ? await findMovedPageSlug(path[0] ?? '') : null
    if (moved) redirect(paths.page(moved))
    setNotFoundStatus()
  }
  return (
    <SiteFrame
      site={site}
      outside={page ? 'pearl' : 'night'}
      address={page ? paths.page(page.slug) : undefined}
    >
      {page ? (
        <ReadingPage title={page.title} lead={page.lead} content={page.content}>
          {page.blocks.length > 0 && (
            <div className={endsInGold(page.blocks) ? '' : 'pb-(--section)'}>
              <PageBlocks blocks={page.blocks} />
            </div>
          )}
        </ReadingPage>
      ) : (
        <SiteNotFound />
      )}
      {(await isEditorPreview()) && <PreviewRefresh />}
    </SiteFrame>
  )
}
