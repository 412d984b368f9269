/**
 * How a page begins: with a dark block, over which the top bar is transparent, or with a light one,
 * where the bar is solid.
 */
export type PageTop = 'night' | 'pearl'

/**
 * First segments of the paths of fixed pages that begin with a dark block or picture; null is Home.
 */
const BEGINS_WITH_NIGHT = new Set<string | null>([null])

/** Returns how the page begins whose path has this first segment. */
export const pageTopOf = (segment: string | null): PageTop =>
  BEGINS_WITH_NIGHT.has(segment) ? 'night' : 'pearl'
