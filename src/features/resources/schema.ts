import type { PageSeo } from '@/lib/content/seo'
import type { PictureSource } from '@/lib/pictures/pictures'

export interface ShownDocument {
  key: string
  title: string
  description: string
  /** The editor's text, such as 21 MB, otherwise computed from the file. */
  sizeLabel: string
  /** The years that the document is about; empty for none. */
  covers: string
  coverTitle: string
  cover: PictureSource | null
  /** Changes when the file is replaced, so that the viewer opens it at another address. */
  version: string
}

export type ReadDocument = Pick<ShownDocument, 'key' | 'title' | 'sizeLabel' | 'covers' | 'version'>

export interface ResourcesContent {
  heading: string
  lead?: string | null
  documents: ShownDocument[]
  seo: PageSeo
}
