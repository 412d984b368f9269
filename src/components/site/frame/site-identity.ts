import type { NavigationEntry, NavigationLink } from './navigation'

/** Texts and addresses of the header and footer of the site; editors change them at /cms. */
export interface SiteIdentity {
  name: string
  tagline: string
  /** The entries of the top bar and the drawer. */
  menu: NavigationEntry[]
  /** The button of the top bar on wide screens; null for none. */
  action: NavigationLink | null
  quickLinks: NavigationLink[]
  /** Privacy Policy and so on, in the last line of the footer. */
  legal: NavigationLink[]
  footer: FooterTexts
  contact: ContactDetails
}

export interface FooterTexts {
  description: string
  linksHeading: string
  contactHeading: string
  copyright: string
}

/** An empty value is not shown. */
export interface ContactDetails {
  facebook: string
  youtube: string
  instagram: string
  email: string
  phone: string
  address: string
}
