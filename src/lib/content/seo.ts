import { type PictureSource, presentPicture } from '../pictures/pictures'

/** A page's texts for search engines and shared links. */
export interface PageSeo {
  title: string
  description: string
  /** Null: the site's share picture is used. */
  picture: PictureSource | null
}

interface SeoGroup {
  title?: string | null
  description?: string | null
  picture?: Parameters<typeof presentPicture>[0]
}

/** Replaces texts that are left empty: the title and the introduction of the page. */
interface Words {
  heading?: string | null
  lead?: string | null
}

/** The `seo` group of a page as plain values; empty ones when there is nothing to take. */
export const presentSeo = (seo: SeoGroup | null | undefined, words: Words = {}): PageSeo => ({
  title: seo?.title || (words.heading ?? ''),
  description: seo?.description || (words.lead ?? ''),
  picture: presentPicture(seo?.picture),
})
