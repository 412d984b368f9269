import { sitePaths } from '@/lib/site-paths'

export const HOME_PAGE_SLUG = 'home-page'

/** How long each slide is shown (Spec §9). */
export const HERO_ADVANCE_MS = 6000

export const FIRST_SCREEN_DEFAULTS = {
  words: 'Churches and denominations across the Philippines, united to exalt the name of Jesus.',
  button: 'Find your province',
  buttonAddress: sitePaths.celebrationsOpen,
} as const

export const COLLAGE_SLOT_COUNT = 10
/**
 * How often each slot changes its photo. Each slot starts `COLLAGE_STAGGER_MS` after the previous
 * one.
 */
export const COLLAGE_SWAP_MS = 8000
export const COLLAGE_STAGGER_MS = 1000

/** Photos on each page of the gallery on phones (Spec §9). */
export const GALLERY_PAGE_SIZE = 3

export const COUNTDOWN_TICK_MS = 1000

export const WIDE_SCREEN_QUERY = '(min-width: 56rem)'

export const SLIDE_ICONS = ['flame', 'call', 'cross', 'path', 'hands', 'sun', 'dove'] as const
export type SlideIconName = (typeof SLIDE_ICONS)[number]

export const SLIDE_ICON_LABELS = {
  flame: 'Flame',
  call: 'Call',
  cross: 'Cross',
  path: 'Path',
  hands: 'Raised hands',
  sun: 'Sun',
  dove: 'Dove',
} as const satisfies Record<SlideIconName, string>
