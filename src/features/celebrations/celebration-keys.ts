/** The two celebrations of a year (Spec §2.3), as their calendar files are addressed. */
export const CELEBRATION_KEYS = ['november', 'march'] as const
export type CelebrationKey = (typeof CELEBRATION_KEYS)[number]
