/** Subject of this form's tokens. No other form accepts them (lib/suspicion/form-token.ts). */
export const TESTIMONY_TOKEN_SUBJECT = 'testimony'

/**
 * The number of quotes per group on wide screens, and how long a group, or one quote on phones, is
 * shown (Spec §9).
 */
export const QUOTES_PER_GROUP = 5
export const QUOTE_GROUP_ADVANCE_MS = 30_000
export const QUOTE_ADVANCE_MS = 10_000

/** Limits of the form's fields, in characters (Spec §5, §9). */
export const TESTIMONY_LIMITS = {
  nameMin: 2,
  locationMin: 2,
  testimonyMin: 50,
  lineMax: 120,
  emailMax: 254,
  testimonyMax: 5000,
} as const
/**
 * The longest quote, in characters. A longer testimony is shortened, unless an editor has written a
 * shorter quote.
 */
export const MAX_QUOTE_LENGTH = 280

/** Below this width the slider shows one quote at a time. */
export const WIDE_SLIDER_QUERY = '(min-width: 56rem)'

export const SHOWN_AS_CHOICES = ['place', 'name', 'nothing'] as const

export const TESTIMONY_STATUSES = ['pending', 'published', 'declined'] as const
