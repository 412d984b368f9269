/** Slug of the global, which is its cache tag too. */
export const CELEBRATIONS = 'celebrations'
/** Slug of the collection, which is its cache tag too. */
export const PROVINCES = 'provinces'
/** Slug of the collection. */
export const VENUE_REQUESTS = 'venue-requests'

/** Characters of a venue's name. */
export const VENUE_MAX = 120

/** What the token of its form is issued for (lib/suspicion/form-token.ts). */
export const VENUE_TOKEN_SUBJECT = 'venue'

/** The two celebrations of a year, as their calendar files' addresses name them. */
export const CELEBRATION_KEYS = ['november', 'march'] as const
export type CelebrationKey = (typeof CELEBRATION_KEYS)[number]

export const isCelebrationKey = (text: string): text is CelebrationKey =>
  CELEBRATION_KEYS.some((key) => key === text)
