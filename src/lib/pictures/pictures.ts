import type { DataFromCollectionSlug } from 'payload'
import { paths } from '../paths'
import { pictureVersion } from './version'

/** A picture of the media library, to be shown at any size. */
export interface PictureSource {
  /** Changes when the picture is replaced or edited, so browsers can cache it. */
  src: string
  alt: string
  /** Pixels of the original; an assumed value when they are not stored. */
  width: number
  height: number
  /** A tiny blurred version as a `data:` URL; null without one. */
  blur: string | null
  /** CSS `object-position` that keeps the focal point visible. */
  position: string
}

/** A relation to a picture: the row if Payload has loaded it, otherwise its id. */
type PictureRelation = DataFromCollectionSlug<'media'> | number | null | undefined

/**
 * Null when there is no picture, or when Payload has not loaded its row, as after it was deleted.
 */
export function presentPicture(picture: PictureRelation): PictureSource | null {
  if (!picture || typeof picture !== 'object' || !picture.filename) return null
  return {
    src: paths.media(picture.filename, pictureVersion(picture.filename, picture.updatedAt)),
    alt: picture.alt,
    width: picture.width ?? 1600,
    height: picture.height ?? 1066,
    blur: picture.blur ?? null,
    position: `${picture.focalX ?? 50}% ${picture.focalY ?? 50}%`,
  }
}
