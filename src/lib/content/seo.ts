import { type PictureSource, presentPicture } from '../pictures/pictures'

/** A page's texts for search engines and shared links. */
export interface PageSeo {
  title: string
  description: string
  /** Null: the site's share picture is used, if there is one. */
  picture: PictureSource | null
}

interface SeoGroup {
  title?: string | null
  description?: string | null
  picture?: Parameters<typeof presentPicture>[0]
}

/** Used when an editor has left the texts for search engines empty. */
interface Words {
  heading?: string | null
  lead?: string | null
}

/** A text is empty when the page has no replacement for it either. */
export const presentSeo = (seo: SeoGroup | null | undefined, words: Words = {}): PageSeo => ({
  title: seo?.title || (words.heading ?? ''),
  description: seo?.description || (words.lead ?? ''),
  picture: presentPicture(seo?.picture),
})
