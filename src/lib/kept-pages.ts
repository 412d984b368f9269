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

/** The header that says until when a page's content is correct, in milliseconds since 1970. */
export const VALID_UNTIL_HEADER = 'x-true-until'

/** A notification on this channel makes web processes drop their cached pages. */
export const INVALIDATION_CHANNEL = 'invalidate'
