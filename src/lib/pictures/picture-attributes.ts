import { getImageProps } from 'next/image'
import type { PictureSource } from './pictures'

/**
 * The quality of resized pictures, from 1 to 100. Must be one of `images.qualities` in
 * next.config.mjs.
 */
const QUALITY = 60

/**
 * Returns the attributes of an `<img>` that loads a suitable size, as next/image does, but without
 * script.
 */
export function pictureAttributes({ src, alt, width, height }: PictureSource, sizes: string) {
  return getImageProps({ src, alt, width, height, sizes, quality: QUALITY }).props
}
