import { preload } from 'react-dom'
import { cx } from '@/components/ui/cx'
import { pictureSources } from '@/lib/pictures/picture-sources'
import type { PictureSource } from '@/lib/pictures/pictures'

interface PictureProps {
  picture: PictureSource
  /** The picture's width on the page, as in `<img sizes>`. */
  sizes: string
  /**
   * True beside words that say the same, or for a background: the picture has no text for screen
   * readers.
   */
  decorative?: boolean
  /** True for the largest picture of the first screen, which is preloaded with high priority. */
  first?: boolean
  className?: string
}

/**
 * A picture that fills its parent, cropped around its focal point, with a blurred placeholder until
 * it has loaded.
 */
export function Picture({ picture, sizes, decorative, first, className }: PictureProps) {
  const { blur, position } = picture
  const props = pictureSources(picture, sizes)
  if (first) {
    preload(props.src, {
      as: 'image',
      imageSrcSet: props.srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  }
  return (
    // biome-ignore lint/performance/noImgElement: next/image made its sources above
    <img
      {...props}
      alt={decorative ? '' : props.alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      className={cx('size-full object-cover', className)}
      style={{
        objectPosition: position,
        backgroundImage: blur ? `url(${blur})` : undefined,
        backgroundSize: 'cover',
      }}
    />
  )
}
