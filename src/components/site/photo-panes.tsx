import { cx } from '@/components/ui/cx'
import type { PictureSource } from '@/lib/pictures/pictures'
import { AfterLoad } from './after-load'
import { isLargePane } from './large-panes'
import { Picture } from './picture'

interface PhotoPanesProps {
  photos: PictureSource[]
  className?: string
}

const LARGE = '(min-width: 82rem) 41rem, (min-width: 48rem) 46vw, 92vw'
const SMALL = '(min-width: 82rem) 20rem, (min-width: 48rem) 23vw, 46vw'

const columnsOf = (count: number) => {
  if (count === 1) return 'grid-cols-1'
  return count === 3 ? 'grid-cols-2 md:grid-cols-3' : 'grid-cols-2 md:grid-cols-4'
}

export const PhotoPanes = ({ photos, className }: PhotoPanesProps) => (
  <ul className={cx('grid grid-flow-dense gap-(--mullion)', columnsOf(photos.length), className)}>
    {photos.map((photo, at) => {
      const isAlone = photos.length === 1
      const isWide = !isAlone && isLargePane(at, photos.length)
      const isWideOnPhones = !isAlone && isLargePane(at, photos.length, true)
      return (
        <li
          key={photo.src}
          className={cx(
            'overflow-hidden rounded-pane bg-night-800',
            isAlone ? 'aspect-3/2 md:aspect-video' : 'aspect-square',
            isWide && 'md:col-span-2 md:row-span-2',
            isWideOnPhones && 'max-md:col-span-2 max-md:row-span-2',
          )}
        >
          <a href={photo.src} className="block size-full -outline-offset-4">
            <AfterLoad>
              <Picture picture={photo} sizes={isAlone || isWideOnPhones ? LARGE : SMALL} />
            </AfterLoad>
          </a>
        </li>
      )
    })}
  </ul>
)
