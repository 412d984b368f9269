import { PhotoPanes } from '@/components/site/photo-panes'
import type { PictureSource } from '@/lib/pictures/pictures'
import { BlockFrame } from './block-frame'

interface GalleryBlockProps {
  heading?: string | null
  photos: PictureSource[]
}

export const GalleryBlock = ({ heading, photos }: GalleryBlockProps) => (
  <BlockFrame heading={heading} isWide>
    <PhotoPanes photos={photos} />
  </BlockFrame>
)
