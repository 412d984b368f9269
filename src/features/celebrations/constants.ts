/** Slug of the global about the two celebrations of a year. */
export const CELEBRATIONS = 'celebrations'
/** Slug of the global about the day itself, with live film, roll call and what happened. */
export const THE_DAY = 'the-day'
/** Slug of the collection of provinces. */
export const PROVINCES = 'provinces'
/** Slug of the collection of requests to be notified of a venue. */
export const VENUE_REQUESTS = 'venue-requests'

/** The most characters of a venue's name. */
export const VENUE_MAX = 120

/** Form tokens for one subject are refused in forms of another (lib/suspicion/form-token.ts). */
export const VENUE_TOKEN_SUBJECT = 'venue'

export const ROLL_CALL_SUBJECT = 'roll-call'

/** The celebrations' names in the URLs of the calendar files. */
const CELEBRATION_KEYS = ['november', 'march'] as const
export type CelebrationKey = (typeof CELEBRATION_KEYS)[number]

export const isCelebrationKey = (text: string): text is CelebrationKey =>
  CELEBRATION_KEYS.some((key) => key === text)
