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
