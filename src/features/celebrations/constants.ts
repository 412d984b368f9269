export const CELEBRATIONS_SLUG = 'celebrations'
/** The global about the day itself, with live film, roll call and what happened. */
export const THE_DAY_SLUG = 'the-day'
export const PROVINCES_SLUG = 'provinces'
export const VENUE_REQUESTS_SLUG = 'venue-requests'

export const VENUE_NAME_MAX_LENGTH = 120

/** Form tokens for one subject are refused in forms of another (lib/suspicion/form-token.ts). */
export const VENUE_TOKEN_SUBJECT = 'venue'

export const ROLL_CALL_TOKEN_SUBJECT = 'roll-call'

const CELEBRATION_KEYS = ['november', 'march'] as const
export type CelebrationKey = (typeof CELEBRATION_KEYS)[number]

export const isCelebrationKey = (text: string): text is CelebrationKey =>
  CELEBRATION_KEYS.some((key) => key === text)
