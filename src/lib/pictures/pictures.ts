import type { DataFromCollectionSlug } from 'payload'
import { paths } from '../paths'
import { pictureVersion } from './version'

export interface PictureSource {
  /** The URL. It changes with the picture, so browsers can cache it. */
  src: string
  alt: string
  /** In pixels. A usual size is assumed when none is stored. */
  width: number
  height: number
  /** A `data:` URL. */
  blur: string | null
  /** CSS `object-position`, for the focal point. */
  position: string
}

type PictureRelation = DataFromCollectionSlug<'media'> | number | null | undefined

/**
 * Converts a picture from Payload. Returns null without a picture, and when Payload has not loaded
 * the row.
 */
export function toPictureSource(picture: PictureRelation): PictureSource | null {
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
