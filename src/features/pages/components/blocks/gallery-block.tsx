import { Picture } from '@/components/site/picture'
import { cx } from '@/components/ui/cx'
import type { PictureSource } from '@/lib/pictures/pictures'
import { BlockFrame } from './block-frame'
import { isLarge } from './gallery-panes'

interface GalleryBlockProps {
  heading?: string | null
  photos: PictureSource[]
}

/** Photos as the panes of one window; a press on one opens it whole. */
export const GalleryBlock = ({ heading, photos }: GalleryBlockProps) => (
  <BlockFrame heading={heading} isWide>
    <ul
      className={cx(
        'grid grid-flow-dense grid-cols-2 gap-(--mullion)',
        photos.length === 3 ? 'md:grid-cols-3' : 'md:grid-cols-4',
      )}
    >
      {photos.map((photo, at) => (
        <li
          key={photo.src}
          className={cx(
            'aspect-square overflow-hidden rounded-pane bg-night-800',
            isLarge(at, photos.length) && 'col-span-2 row-span-2',
          )}
        >
          <a href={photo.src} className="block size-full -outline-offset-4">
            <Picture
              picture={photo}
              sizes={
                isLarge(at, photos.length)
                  ? '(min-width: 82rem) 41rem, (min-width: 48rem) 46vw, 92vw'
                  : '(min-width: 82rem) 20rem, (min-width: 48rem) 23vw, 46vw'
              }
            />
          </a>
        </li>
      ))}
    </ul>
  </BlockFrame>
)
