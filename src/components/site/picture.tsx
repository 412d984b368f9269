import { preload } from 'react-dom'
import { cx } from '@/components/ui/cx'
import { pictureSources } from '@/lib/pictures/picture-sources'
import type { PictureSource } from '@/lib/pictures/pictures'

interface PictureProps {
  picture: PictureSource
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string
  /** Beside words that say the same, or as a background. */
  decorative?: boolean
  /** The largest thing of the first view: fetched before everything else. */
  first?: boolean
  className?: string
}

/** Fills its box, cropped around its focal point; a blurred placeholder until it has come. */
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
