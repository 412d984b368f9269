export const QUICK_LINKS_ID = 'quick-links'
export const LIVE_ID = 'live'
export const TESTIMONY_FORM_ID = 'testimony'

/**
 * The paths of the site. The paths of the portal are in paths.ts, so that visitors do not download
 * them.
 */
export const sitePaths = {
  home: '/',
  live: `/#${LIVE_ID}`,
  ourStory: '/our-story',
  visionMission: '/vision-mission',
  coreValues: '/core-values',
  coreBeliefs: '/core-beliefs',
  celebrations: '/yearly-events',
  /** Shows the page with the region dialog open. */
  celebrationsOpen: '/yearly-events?open=true',
  celebrationsOf: (region: string, province: string | null) =>
    `/yearly-events?region=${region}${province === null ? '' : `&province=${province}`}`,
  province: (slug: string) => `/provinces/${encodeURIComponent(slug)}`,
  provinceCard: (slug: string) => `/provinces/${encodeURIComponent(slug)}/card.png`,
  /** The page with the form “Email me when the venue is announced”, for visitors without script. */
  tellMe: (province: string) => `/tell-me?province=${province}`,
  tellMeAsked: (province: string) => `/tell-me?province=${province}&asked=1`,
  tellMeRefused: (province: string) => `/tell-me?province=${province}&refused=1`,
  /** The page to confirm or withdraw a request for the email about a venue. */
  tellMeAnswer: (token: string) => `/tell-me/${encodeURIComponent(token)}`,

  tellMeForgotten: '/tell-me?forgotten=1',
  unsubscribe: (token: string) => `/unsubscribe/${encodeURIComponent(token)}`,
  offer: (token: string) => `/offers/${encodeURIComponent(token)}`,
  resources: '/resources',
  resource: (key: string) => `/resources?showPDF=${key}`,
  merch: '/merch',
  testimonyForm: `/#${TESTIMONY_FORM_ID}`,
  /** The page after a testimony was sent without script. */
  testimonySent: '/testimony?sent=1',
  testimonyAttempt: (token: string) => `/testimony?attempt=${encodeURIComponent(token)}`,
  quickLinks: `#${QUICK_LINKS_ID}`,
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  support: '/support',
  page: (slug: string) => `/${encodeURIComponent(slug)}`,
  sitemap: '/sitemap.xml',
  manifest: '/manifest.webmanifest',
  icon: (size: 192 | 512) => `/icons/${size}`,
  /** The page that is linked until an editor sets the store's real address. */
  standIns: { store: '/stand-ins/store' },
  /** `version` changes with the file, so browsers may cache the response forever. */
  media: (name: string, version: string) => `/api/media/${encodeURIComponent(name)}?v=${version}`,
  video: (name: string, version: string) => `/api/videos/${encodeURIComponent(name)}?v=${version}`,
  form: (slug: string) => `/forms/${encodeURIComponent(slug)}`,
  /** `own` is the token of the registrant's link; null without one. */
  formSubmitted: (slug: string, reference: string, own: string | null = null) =>
    `/forms/${encodeURIComponent(slug)}?submitted=${encodeURIComponent(reference)}${own ? `&own=${encodeURIComponent(own)}` : ''}`,
  formAttempt: (slug: string, token: string) =>
    `/forms/${encodeURIComponent(slug)}?attempt=${encodeURIComponent(token)}`,
  /** Shows the form with a native file input and a native submit. */
  plainForm: (slug: string) => `/forms/${encodeURIComponent(slug)}?plain=1`,
  plainFormAttempt: (slug: string, token: string) =>
    `/forms/${encodeURIComponent(slug)}?attempt=${encodeURIComponent(token)}&plain=1`,
  api: {
    resourceDownload: (key: string) => `/api/resources/${key}`,
    resourceView: (key: string) => `/api/resources/${key}/view`,
    celebrationCalendar: (key: string) => `/api/celebrations/${key}/calendar.ics`,
    provinceCalendar: (slug: string) => `/api/provinces/${slug}/calendar.ics`,
    rollCall: '/api/roll-call',
    tellMe: (slug: string) => `/api/provinces/${slug}/tell-me`,
    tellMeAnswer: (token: string) => `/api/tell-me/${encodeURIComponent(token)}`,
    offer: (token: string) => `/api/offers/${encodeURIComponent(token)}`,
    unsubscribe: (token: string) => `/api/unsubscribe/${encodeURIComponent(token)}`,
    testimonies: '/api/testimonies',
    publicForm: (slug: string) => `/api/forms/${encodeURIComponent(slug)}`,
    submit: (slug: string) => `/api/forms/${encodeURIComponent(slug)}/submit`,
    plainSubmit: (slug: string) => `/api/forms/${encodeURIComponent(slug)}/submit?plain=1`,
  },
} as const
