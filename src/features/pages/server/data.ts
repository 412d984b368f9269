import 'server-only'
import type { Where } from 'payload'
import { cms } from '@/lib/cms'
import { withLinkAddresses } from '@/lib/content/links/resolve'
import { isEditorPreview } from '@/lib/content/published'
import { presentSeo } from '@/lib/content/seo'
import { fetchRows, sql } from '@/lib/database/db'
import { SLUG_PATTERN } from '@/lib/slug'
import type { Page } from '@/payload-types'
import { PAGES_SLUG } from '../constants'

const whichPages = (slug: string, draft: boolean): Where => ({
  and: [{ slug: { equals: slug } }, ...(draft ? [] : [{ _status: { equals: 'published' } }])],
})

const presentPage = ({ title, slug, lead, content, blocks, seo, updatedAt }: Page) => ({
  title,
  slug,
  lead: lead ?? '',
  content: content ?? null,
  blocks: blocks ?? [],
  seo: presentSeo(seo, { heading: title, lead }),
  updatedAt,
})

/**
 * Finds a published page. In an editor's preview, finds the newest draft of a page, even if the
 * page is not published.
 */
export async function findPage(slug: string) {
  // Every unknown URL of the site comes here, and most of them cannot be a slug.
  if (!SLUG_PATTERN.test(slug)) return null
  const payload = await cms()
  const draft = await isEditorPreview()
  const { docs } = await payload.find({
    collection: PAGES_SLUG,
    where: whichPages(slug, draft),
    limit: 1,
    depth: 1,
    draft,
    overrideAccess: true,
  })
  return docs[0] ? presentPage(await withLinkAddresses(docs[0])) : null
}

export async function listPageAddresses(): Promise<{ slug: string; updatedAt: string }[]> {
  return fetchRows<{ slug: string; updatedAt: string }>(sql`
    select slug, updated_at as "updatedAt" from pages where _status = 'published' order by slug`)
}

export async function findMovedPageSlug(slug: string): Promise<string | null> {
  const [page] = await fetchRows<{ slug: string }>(sql`
    select page.slug from page_addresses earlier
    join pages page on page.id = earlier.page_id and page._status = 'published'
    where earlier.address = ${slug}`)
  return page?.slug ?? null
}
