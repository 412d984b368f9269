import 'server-only'
import { cms } from '@/lib/cms'
import { presentSeo } from '@/lib/content/seo'
import type { PictureSource } from '@/lib/pictures/pictures'
import type { Merch } from '@/payload-types'
import { findEditorNames } from './editor-names'

export interface FixedPageState {
  picture: PictureSource | null
  /** ISO 8601; null while a new site still shows its first content, which nobody published. */
  publishedAt: string | null
  /** Name of the account; null when unknown or when the account no longer exists. */
  publishedBy: string | null
}

/** Returns the state of each fixed page (a global of Payload) by slug. */
export async function listFixedPageStates(): Promise<Map<string, FixedPageState>> {
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
