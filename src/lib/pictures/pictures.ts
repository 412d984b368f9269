import type { DataFromCollectionSlug } from 'payload'
import { paths } from '../paths'
import { pictureVersion } from './version'

/** A picture of the media library, ready to be shown at any size. */
export interface PictureSource {
  /** Site-relative address of the original; it changes with the picture. */
  src: string
  alt: string
  /** Pixels of the original. */
  width: number
  height: number
  /** Data address of a few blurred pixels. */
  blur: string | null
  /** CSS `object-position` that keeps the focal point in sight. */
  position: string
}

/** What a relation to a picture may hold: its id when it was not asked for, the row otherwise. */
type PictureRelation = DataFromCollectionSlug<'media'> | number | null | undefined

/** The picture of a page; null when there is none, or when it was deleted since. */
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
