import type { PictureSource } from '@/lib/pictures/pictures'
import type { Region } from './regions'
import type { Schedule } from './schedule'

/** A province, or Metro Manila, with its gathering of the November celebration. */
export interface ProvinceSummary {
  id: number
  slug: string
  name: string
  region: Region
  /** Null until the venue is announced. */
  venue: Venue | null
  /** The hours as an editor wrote them, such as `1:00PM - 10:00PM` (Spec §9). */
  time: string
  contact: string
  /** Cities, towns and earlier names by which visitors can find the province. */
  towns: string[]
}

export interface Province extends ProvinceSummary {
  picture: ProvincePicture | null
}

export interface Venue {
  name: string
  address: string
  /** URL of a map that shows the venue. */
  directions: string
  /** Path of the gathering's registration form; empty when it has no active form. */
  registration: string
}

export interface ProvinceDetails {
  coordinator: string
  photos: PictureSource[]
  /** The newest year first. */
  pastYears: { year: number; text: string }[]
  picture: PictureSource | null
}

/**
 * A picture with URLs of its sizes. They are computed on the server, so that browsers need no code
 * for that.
 */
export interface ProvincePicture {
  src: string
  srcSet: string | undefined
  sizes: string | undefined
  alt: string
  /** CSS `object-position`. */
  position: string
}

/**
 * For each region, the URL of another site's page to show instead of the region's provinces; empty
 * to show the provinces.
 */
export type RegionViewerUrls = Record<Region, string>

export interface RegionDialogTexts {
  title: string
  hint: string
}

export interface ProvincesAndToken {
  provinces: Province[]
  /** Proves that the page was loaded before the form was sent (lib/suspicion/form-token.ts). */
  formToken: string
}

export interface Occasion {
  title: string
  schedule: Schedule
  calendar: string
  /** URL of a map that shows the venue; null when there is none. */
  directions: string | null
}
