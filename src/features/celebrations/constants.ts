/** Slug of the global. */
export const CELEBRATIONS = 'celebrations'
/** Slug of the global. */
export const THE_DAY = 'the-day'
/** Slug of the collection. */
export const PROVINCES = 'provinces'
/** Slug of the collection. */
export const VENUE_REQUESTS = 'venue-requests'

/** The maximum number of characters of a venue's name. */
export const VENUE_MAX = 120

/**
 * The subject of the tokens of the venue form, which are valid for no other form
 * (lib/suspicion/form-token.ts).
 */
export const VENUE_TOKEN_SUBJECT = 'venue'

/**
 * The subject of the tokens of the roll-call form, which are valid for no other form
 * (lib/suspicion/form-token.ts).
 */
export const ROLL_CALL_SUBJECT = 'roll-call'

/** The two celebrations of a year, as the addresses of their calendar files name them. */
export const CELEBRATION_KEYS = ['november', 'march'] as const
export type CelebrationKey = (typeof CELEBRATION_KEYS)[number]

export const isCelebrationKey = (text: string): text is CelebrationKey =>
  CELEBRATION_KEYS.some((key) => key === text)
