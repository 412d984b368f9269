import { type PictureSource, toPictureSource } from '../pictures/pictures'

export interface PageSeo {
  title: string
  description: string
  picture: PictureSource | null
}

interface SeoGroup {
  title?: string | null
  description?: string | null
  picture?: Parameters<typeof toPictureSource>[0]
}

/** The page's own texts, used when an editor has left the texts for search engines empty. */
interface Words {
  heading?: string | null
  lead?: string | null
}

export const presentSeo = (seo: SeoGroup | null | undefined, words: Words = {}): PageSeo => ({
  title: seo?.title || (words.heading ?? ''),
  description: seo?.description || (words.lead ?? ''),
  picture: toPictureSource(seo?.picture),
})
