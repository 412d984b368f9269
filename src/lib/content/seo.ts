import { type PictureSource, presentPicture } from '../pictures/pictures'

/** What a page says about itself to search engines and shared links. */
export interface PageSeo {
  title: string
  description: string
  /** Null: the share picture of the site. */
  picture: PictureSource | null
}

interface SeoGroup {
  title?: string | null
  description?: string | null
  picture?: Parameters<typeof presentPicture>[0]
}

/** The `seo` group of a page as plain values; empty ones while nobody has filled it. */
export const presentSeo = (seo: SeoGroup | null | undefined): PageSeo => ({
  title: seo?.title ?? '',
  description: seo?.description ?? '',
  picture: presentPicture(seo?.picture),
})
