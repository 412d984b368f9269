export const TESTIMONY_STATUSES = ['pending', 'published', 'declined'] as const
export type TestimonyStatus = (typeof TESTIMONY_STATUSES)[number]
