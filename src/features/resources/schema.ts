import type { PageSeo } from '@/lib/content/seo'
import type { PictureSource } from '@/lib/pictures/pictures'

export interface ShownDocument {
  key: string
  title: string
  description: string
  /** Size such as `21 MB`, as the editor wrote it, or else computed from the file. */
  sizeLabel: string
  /** The years that the document is about; an empty text when an editor has given none. */
  covers: string
  coverTitle: string
  cover: PictureSource | null
  /** Changes when the file is replaced, so that the viewer requests it from another URL. */
  version: string
}

export type ViewerDocument = Pick<
  ShownDocument,
  'key' | 'title' | 'sizeLabel' | 'covers' | 'version'
>

export interface ResourcesContent {
  heading: string
  lead?: string | null
  documents: ShownDocument[]
  seo: PageSeo
}
