import { getImageProps } from 'next/image'
import type { PictureSource } from './pictures'

/** One of `images.qualities` in next.config.mjs. */
const QUALITY = 60

/**
 * What an `<img>` needs to fetch a picture in the size it is shown in. `sizes` as in `<img sizes>`.
 * The sources of next/image without the script of its component.
 */
export function pictureSources({ src, alt, width, height }: PictureSource, sizes: string) {
  return getImageProps({ src, alt, width, height, sizes, quality: QUALITY }).props
}
