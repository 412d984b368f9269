import { preload } from 'react-dom'
import { cx } from '@/components/ui/cx'
import { pictureAttributes } from '@/lib/pictures/picture-attributes'
import type { PictureSource } from '@/lib/pictures/pictures'

interface PictureProps {
  picture: PictureSource
  sizes: string
  /** True for a background, or beside words that say the same. */
  decorative?: boolean
  /** True for the largest picture of the first screen, which is preloaded with high priority. */
  first?: boolean
  className?: string
}

/** A picture that fills its parent, cropped around its focal point. */
export function Picture({ picture, sizes, decorative, first, className }: PictureProps) {
  const { blur, position } = picture
  const props = pictureAttributes(picture, sizes)
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
