import type { NavigationEntry, NavigationLink } from './navigation'

/** The names, links and texts around every page, which editors change at /cms. */
export interface SiteIdentity {
  name: string
  tagline: string
  menu: NavigationEntry[]
  action: NavigationLink | null
  quickLinks: NavigationLink[]
  legal: NavigationLink[]
  footer: FooterTexts
  contact: ContactDetails
}

interface FooterTexts {
  description: string
  linksHeading: string
  contactHeading: string
  copyright: string
}

/** How to reach the movement. An empty value is not shown. */
export interface ContactDetails {
  facebook: string
  youtube: string
  instagram: string
  email: string
  phone: string
  address: string
}
