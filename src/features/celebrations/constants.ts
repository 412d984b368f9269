export const CELEBRATIONS = 'celebrations'
/** The global about the day itself, with live film, roll call and what happened. */
export const THE_DAY = 'the-day'
export const PROVINCES = 'provinces'
export const VENUE_REQUESTS = 'venue-requests'

export const VENUE_MAX = 120

/** Form tokens for one subject are refused in forms of another (lib/suspicion/form-token.ts). */
export const VENUE_TOKEN_SUBJECT = 'venue'

export const ROLL_CALL_SUBJECT = 'roll-call'

const CELEBRATION_KEYS = ['november', 'march'] as const
export type CelebrationKey = (typeof CELEBRATION_KEYS)[number]

export const isCelebrationKey = (text: string): text is CelebrationKey =>
  CELEBRATION_KEYS.some((key) => key === text)
