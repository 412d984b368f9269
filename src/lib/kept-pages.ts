/** Pages that are the same for every visitor, so the web server caches them (decision 038). */
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

/** The time until which a page's content is correct, in milliseconds since 1970. */
export const VALID_UNTIL_HEADER = 'x-true-until'

/** On a notice on this channel, web processes drop their cached pages. */
export const PUBLISHED_CHANNEL = 'invalidate'
