/**
 * The site's pages with a fixed address. They are the same for every visitor, so they are cached
 * (docs/decisions/038).
 */
export const KEPT_PAGES: readonly string[] = [
  '/',
  '/our-story',
  '/vision-mission',
  '/core-values',
  '/core-beliefs',
  '/yearly-events',
  '/resources',
  '/merch',
]

/**
 * Response header of a rendered page: the time until which its content is correct, in milliseconds
 * since 1970.
 */
export const TRUE_UNTIL = 'x-true-until'

/** The PostgreSQL channel that notifies every web process of changes to published content. */
export const PUBLISHED_CHANNEL = 'invalidate'
