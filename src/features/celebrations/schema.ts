import type { PictureSource } from '@/lib/pictures/pictures'
import type { Region } from './regions'
import type { Schedule } from './schedule'

/** The gathering of a province, or of Metro Manila, on November 30. */
export interface ProvinceSummary {
  id: number
  slug: string
  name: string
  region: Region
  /** Null until the venue is announced. */
  venue: Venue | null
  /** `1:00PM - 10:00PM` (Spec §9). */
  time: string
  contact: string
  /** Other names by which it is found: cities, towns, earlier names. */
  towns: string[]
}

export interface Province extends ProvinceSummary {
  picture: ProvincePicture | null
}

export interface Venue {
  name: string
  address: string
  /** URL of a map. */
  directions: string
  /** Address of the gathering's registration form; empty without an active one. */
  registration: string
}

export interface ProvinceDetails {
  coordinator: string
  photos: PictureSource[]
  /** The newest first. */
  pastYears: { year: number; text: string }[]
  picture: PictureSource | null
}

/** Sources of a picture, computed on the server so that the dialog needs no script for them. */
export interface ProvincePicture {
  src: string
  srcSet: string | undefined
  sizes: string | undefined
  alt: string
  /** CSS `object-position`. */
  position: string
}

/** For each region, the URL of a page shown instead of the provinces; empty for none. */
export type Viewers = Record<Region, string>

export interface DialogTexts {
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
