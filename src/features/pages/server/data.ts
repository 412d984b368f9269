import 'server-only'
import type { Where } from 'payload'
import { cms } from '@/lib/cms'
import { isPreview } from '@/lib/content/published'
import { presentSeo } from '@/lib/content/seo'
import { SLUG_PATTERN } from '@/lib/slug'
import type { Page } from '@/payload-types'
import { PAGES } from '../constants'

/** Published pages only, unless an editor previews a draft. */
const whichPages = (slug: string, draft: boolean): Where => ({
  and: [{ slug: { equals: slug } }, ...(draft ? [] : [{ _status: { equals: 'published' } }])],
})

const presentPage = ({ title, lead, content, seo, updatedAt }: Page) => ({
  title,
  lead: lead ?? '',
  content,
  seo: presentSeo(seo),
  updatedAt,
})

/** Returns a page that an editor has added, or null. */
export async function findPage(slug: string) {
  // Every unknown address of the site is looked up here; an impossible slug needs no query.
  if (!SLUG_PATTERN.test(slug)) return null
  const payload = await cms()
  const draft = await isPreview()
  const { docs } = await payload.find({
    collection: PAGES,
    where: whichPages(slug, draft),
    limit: 1,
    depth: 1,
    draft,
    overrideAccess: true,
  })
  return docs[0] ? presentPage(docs[0]) : null
}

/** Addresses and last changes of the published pages, uncached. */
export async function listPageAddresses(): Promise<{ slug: string; updatedAt: string }[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: PAGES,
    where: { _status: { equals: 'published' } },
    pagination: false,
    depth: 0,
    select: { slug: true, updatedAt: true },
    sort: 'slug',
    overrideAccess: true,
  })
  return docs
}
