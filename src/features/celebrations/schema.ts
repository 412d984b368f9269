import type { Region } from './regions'

/** A gathering of November 30 as the region dialog shows it. */
export interface Province {
  id: number
  name: string
  region: Region
  venue: string
  address: string
  time: string
  contact: string
  picture: ProvincePicture | null
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
