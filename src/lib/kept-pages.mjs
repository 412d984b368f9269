/**
 * The pages of the site that are the same for every visitor (docs/decisions/008): made at their
 * first visit and kept until their content changes. Plain JavaScript, because next.config.mjs reads
 * it too.
 * @type {readonly string[]}
 */
export const KEPT_PAGES = [
  '/',
  '/our-story',
  '/vision-mission',
  '/core-values',
  '/core-beliefs',
  '/yearly-events',
  '/resources',
  '/merch',
]
