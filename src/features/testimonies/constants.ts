/** The subject that tokens of the testimony form are issued for (lib/suspicion/form-token.ts). */
export const TESTIMONY_TOKEN_SUBJECT = 'testimony'

/** Spec §9: quotes in a group, and how long each is shown. */
export const GROUP_SIZE = 5
export const GROUP_ADVANCE_MS = 30_000
export const QUOTE_ADVANCE_MS = 10_000

/** Spec §5, §9. */
export const TESTIMONY_LIMITS = {
  nameMin: 2,
  locationMin: 2,
  testimonyMin: 50,
  lineMax: 120,
  emailMax: 254,
  testimonyMax: 5000,
} as const
/** Characters that fit the slider; a longer testimony needs a shortened quote. */
export const QUOTE_MAX = 280

/** Below this width one quote is shown at a time. */
export const WIDE_SCREEN = '(min-width: 56rem)'

/** How the author lets a testimony be shown: with the place only, with the name too, or not at all. */
export const SHOWN_AS = ['place', 'name', 'nothing'] as const

export const TESTIMONY_STATUSES = ['pending', 'published', 'declined'] as const
