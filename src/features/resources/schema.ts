import type { PageSeo } from '@/lib/content/seo'
import type { PictureSource } from '@/lib/pictures/pictures'
import type { ResourceKey } from './resource-keys'

/** A document as its card and the viewer show it. */
export interface ShownDocument {
  key: ResourceKey
  title: string
  description: string
  /** As shown, such as 21 MB: what an editor wrote, else the file's own. */
  sizeLabel: string
  /** Years it covers; empty for none. */
  covers: string
  coverTitle: string
  cover: PictureSource | null
  /** Changes with the file: the viewer asks for pieces of one and the same. */
  version: string
}

/** The page as its components show it. */
export interface ResourcesContent {
  heading: string
  lead?: string | null
  documents: ShownDocument[]
  seo: PageSeo
}
