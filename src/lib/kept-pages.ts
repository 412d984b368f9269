/** The same for every visitor, so the web server caches them (decision 038). */
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
 * The header with which a rendered page tells the web server's cache until when its content is
 * correct, in milliseconds since 1970.
 */
export const VALID_UNTIL_HEADER = 'x-true-until'

/** The PostgreSQL channel whose notices make every web process drop its cached pages. */
export const PUBLISHED_CHANNEL = 'invalidate'
