/** Icons that an editor may put beside a slide's first line. */
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
