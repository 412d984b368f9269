/** The two celebrations of a year, as their calendar files' addresses name them. */
export const CELEBRATION_KEYS = ['november', 'march'] as const
export type CelebrationKey = (typeof CELEBRATION_KEYS)[number]

export const isCelebrationKey = (text: string): text is CelebrationKey =>
  CELEBRATION_KEYS.some((key) => key === text)
