import type { Region } from './regions'
import type { Schedule } from './schedule'

/** The gathering of a province, or of Metro Manila, on November 30, as visitors are told of it. */
export interface Place {
  id: number
  /** In addresses: `negros-occidental`. */
  slug: string
  name: string
  region: Region
  /** Where it is. Null while its venue is not announced. */
  venue: Venue | null
  /** Spec §9, in words: `1:00PM - 10:00PM`. */
  time: string
  contact: string
  /** What else it is found by: cities, towns, earlier names. */
  towns: string[]
}

export interface Province extends Place {
  picture: ProvincePicture | null
}

export interface Venue {
  name: string
  address: string
  /** Address of a map with it. */
  directions: string
  /** Address of the form of those who come; empty without one. */
  registration: string
}

/** Made on the server, so that the dialog needs no script for it. */
export interface ProvincePicture {
  src: string
  srcSet: string | undefined
  sizes: string | undefined
  alt: string
  /** CSS `object-position`. */
  position: string
}

/** Per region: the address of a page shown instead of the provinces; empty for none. */
export type Viewers = Record<Region, string>

/** Texts of the region dialog. */
export interface DialogTexts {
  title: string
  hint: string
}

/** What the finder shows: every place, and how to ask for a venue that is not set. */
export interface Places {
  provinces: Province[]
  /** Says that the page was asked for (lib/suspicion/form-token.ts). */
  formToken: string
}

/** What a registration form is for. */
export interface Occasion {
  title: string
  schedule: Schedule
  /** Address of its calendar file. */
  calendar: string
}
