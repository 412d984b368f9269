import type { PictureSource } from '@/lib/pictures/pictures'
import type { Region } from './regions'
import type { Schedule } from './schedule'

/** The gathering of a province, or of Metro Manila, on November 30. */
export interface ProvinceSummary {
  id: number
  /** The part of addresses that names the province, such as `negros-occidental`. */
  slug: string
  name: string
  region: Region
  /** Null until the venue is announced. */
  venue: Venue | null
  /** The hours as visitors read them, such as `1:00PM - 10:00PM` (Spec §9). */
  time: string
  contact: string
  /** Other names by which it is found: cities, towns, earlier names. */
  towns: string[]
}

/** A province with its picture. */
export interface Province extends ProvinceSummary {
  picture: ProvincePicture | null
}

export interface Venue {
  name: string
  address: string
  /** URL of a map that shows the venue. */
  directions: string
  /** Address of its registration form; empty without an active one. */
  registration: string
}

/** What the page of a province shows in addition to its summary. */
export interface ProvinceDetails {
  /** Who coordinates the celebration; empty when no editor has entered it. */
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

/** Texts of the region dialog. */
export interface DialogTexts {
  title: string
  hint: string
}

/** All places, and what the form for being notified of a venue needs. */
export interface Places {
  provinces: Province[]
  /**
   * A signed token that proves that the page was loaded before the form was sent
   * (lib/suspicion/form-token.ts).
   */
  formToken: string
}

/** The event that visitors register for with a form. */
export interface Occasion {
  title: string
  schedule: Schedule
  /** Address of the event's calendar file. */
  calendar: string
  /** URL of a map that shows the announced venue; null when there is none. */
  directions: string | null
}
