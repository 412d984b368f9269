export interface Picture {
  /** Site-relative address of the original upload. */
  src: string
  alt: string
  /** Pixels. */
  width: number
  height: number
}

/** What every page needs to know about the movement; editors change it at /cms. */
export interface SiteSettings {
  name: string
  tagline: string
  description: string
  registrationPicture: Picture | null
}
