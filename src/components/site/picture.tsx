import { getImageProps } from 'next/image'
import { preload } from 'react-dom'
import { cx } from '@/components/ui/cx'
import type { PictureSource } from '@/lib/pictures'

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

/**
 * Fills its box, cropped around its focal point; a blurred placeholder until it has come.
 * `getImageProps` gives the optimised sources without the script of `<Image>`.
 */
export function Picture({ picture, sizes, decorative, first, className }: PictureProps) {
  const { src, alt, width, height, blur, position } = picture
  const { props } = getImageProps({
    src,
    quality: 60,
    alt: decorative ? '' : alt,
    width,
    height,
    sizes,
  })
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
      alt={props.alt}
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
