/** The pages of the site with a fixed address (docs/decisions/038): the same for every visitor. */
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

/** Response header of a rendered page: until when what it says is true, in milliseconds since 1970. */
export const TRUE_UNTIL = 'x-true-until'

/** The PostgreSQL channel on which every web process learns that published content has changed. */
export const PUBLISHED_CHANNEL = 'invalidate'
