import { sitePaths } from '@/lib/site-paths'

export const HOME_PAGE = 'home-page'

/** How long each slide is shown (Spec §9). */
export const HERO_ADVANCE_MS = 6000

/** Default texts and link of the bar below the slideshow, until an editor changes them. */
export const FIRST_SCREEN = {
  words: 'Churches and denominations across the Philippines, united to exalt the name of Jesus.',
  button: 'Find your province',
  buttonAddress: sitePaths.celebrationsOpen,
} as const

/** The number of photos that the collage shows at once (Spec §9). */
export const COLLAGE_SLOTS = 10
/** Each slot changes its photo this often, and starts `COLLAGE_STAGGER_MS` after the one before. */
export const COLLAGE_SWAP_MS = 8000
export const COLLAGE_STAGGER_MS = 1000

/** Photos on each page of the gallery on phones (Spec §9). */
export const GALLERY_PAGE_SIZE = 3

/** How often the countdown is updated (Spec §9). */
export const COUNTDOWN_TICK_MS = 1000

export const WIDE_SCREEN = '(min-width: 56rem)'

export const SLIDE_ICONS = ['flame', 'call', 'cross', 'path', 'hands', 'sun', 'dove'] as const
export type SlideIcon = (typeof SLIDE_ICONS)[number]

export const SLIDE_ICON_LABELS = {
  flame: 'Flame',
  call: 'Call',
  cross: 'Cross',
  path: 'Path',
  hands: 'Raised hands',
  sun: 'Sun',
  dove: 'Dove',
} as const satisfies Record<SlideIcon, string>
