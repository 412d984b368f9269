import { AfterLoad } from '@/components/site/after-load'
import { Picture } from '@/components/site/picture'
import { cx } from '@/components/ui/cx'
import type { Happened } from '../present-day'

interface PhotoGridProps extends Pick<Happened, 'photos'> {
  className: string
}

/** Photos of one shape, two or three beside each other, loaded after the page. */
export const PhotoGrid = ({ photos, className }: PhotoGridProps) => (
  <ul className={cx('grid grid-cols-2 gap-(--mullion) md:grid-cols-3', className)}>
    {photos.map((photo) => (
      <li key={photo.src} className="aspect-3/2 overflow-hidden rounded-pane bg-bg-2">
        <AfterLoad>
          <Picture picture={photo} sizes="(min-width: 48rem) 33vw, 50vw" />
        </AfterLoad>
      </li>
    ))}
  </ul>
)
