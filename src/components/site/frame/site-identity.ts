/** Texts and addresses of the header and footer of every page; editors change them at /cms. */
export interface SiteIdentity {
  name: string
  tagline: string
  menu: MenuLabels
  footer: FooterTexts
  contact: ContactDetails
}

export interface MenuLabels {
  home: string
  ourStory: string
  visionMission: string
  coreValues: string
  coreBeliefs: string
  celebrations: string
  /** The footer's label for the page called `celebrations`. */
  yearlyEvents: string
  resources: string
  booklet: string
  firstSevenYears: string
  merch: string
}

export interface FooterTexts {
  description: string
  linksHeading: string
  contactHeading: string
  copyright: string
  privacyPolicy: string
  termsOfService: string
  support: string
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
