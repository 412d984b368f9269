import type { PageSeo } from '@/lib/content/seo'
import type { PictureSource } from '@/lib/pictures/pictures'

/** A document as its card and the viewer show it. */
export interface ShownDocument {
  key: string
  title: string
  description: string
  /** The size as shown, such as 21 MB: the editor's text, otherwise computed from the file. */
  sizeLabel: string
  /** The years that the document covers; empty for none. */
  covers: string
  coverTitle: string
  cover: PictureSource | null
  /** Changes when the file is replaced, so that the viewer never mixes parts of two files. */
  version: string
}

/** A document as the viewer shows it. */
export type ReadDocument = Pick<ShownDocument, 'key' | 'title' | 'sizeLabel' | 'covers' | 'version'>

/** The content of the Resources page in the shape that its components use. */
export interface ResourcesContent {
  heading: string
  lead?: string | null
  documents: ShownDocument[]
  seo: PageSeo
}
