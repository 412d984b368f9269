import 'server-only'
import { cms } from '@/lib/cms'
import { presentSeo } from '@/lib/content/seo'
import type { PictureSource } from '@/lib/pictures/pictures'
import type { Merch } from '@/payload-types'
import { findEditorNames } from './editor-names'

/** The published state of one page of the site. */
export interface PageState {
  /** The page's own picture, which is shown with a link to it; null for none. */
  picture: PictureSource | null
  /** When it was published, ISO 8601; null for the first content of a new site. */
  publishedAt: string | null
  /** The name of the editor; null when unknown or the account no longer exists. */
  publishedBy: string | null
}

/** Returns the states of all fixed pages and the settings, by the slug of each global. */
export async function listPageStates(): Promise<Map<string, PageState>> {
  const payload = await cms()
  const rows = await Promise.all(
    payload.config.globals.map(async ({ slug }) => {
      const row = await payload.findGlobal({
        slug: slug as 'merch',
        depth: 1,
        select: { seo: true, updatedAt: true, savedBy: true },
        overrideAccess: true,
      })
      return { slug, ...(row as Pick<Merch, 'seo' | 'updatedAt' | 'savedBy'>) }
    }),
  )
  const names = await findEditorNames(
    payload,
    rows.map(({ savedBy }) => savedBy),
  )
  return new Map(
    rows.map(({ slug, seo, updatedAt, savedBy }) => [
      slug,
      {
        picture: presentSeo(seo).picture,
        publishedAt: savedBy ? (updatedAt ?? null) : null,
        publishedBy: names.get(savedBy) ?? null,
      },
    ]),
  )
}
