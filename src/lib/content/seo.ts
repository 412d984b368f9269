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

/** The `seo` group of a page as plain values; empty ones when it was never filled in. */
export const presentSeo = (seo: SeoGroup | null | undefined): PageSeo => ({
  title: seo?.title ?? '',
  description: seo?.description ?? '',
  picture: presentPicture(seo?.picture),
})
