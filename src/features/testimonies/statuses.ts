export const TESTIMONY_STATUSES = ['pending', 'published', 'declined'] as const
