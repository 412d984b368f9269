/** Slug of the global. */
export const CELEBRATIONS = 'celebrations'
/** Slug of the global about the celebration's day: live film, roll call, what happened. */
export const THE_DAY = 'the-day'
/** Slug of the collection. */
export const PROVINCES = 'provinces'
/** Slug of the collection. */
export const VENUE_REQUESTS = 'venue-requests'

/** The most characters of a venue's name. */
export const VENUE_MAX = 120

/** Form tokens for one subject are refused in forms of another (lib/suspicion/form-token.ts). */
export const VENUE_TOKEN_SUBJECT = 'venue'

export const ROLL_CALL_SUBJECT = 'roll-call'

/** As written in the addresses of the calendar files. */
const CELEBRATION_KEYS = ['november', 'march'] as const
export type CelebrationKey = (typeof CELEBRATION_KEYS)[number]

export const isCelebrationKey = (text: string): text is CelebrationKey =>
  CELEBRATION_KEYS.some((key) => key === text)
