/**
 * How a page begins: `night` is a dark block, over which the top bar is transparent; `pearl` is a
 * light one.
 */
export type PageTop = 'night' | 'pearl'

/** First path segments of the fixed pages that begin with a dark block; null is Home. */
const BEGINS_WITH_NIGHT = new Set<string | null>([null])

export const pageTopOf = (segment: string | null): PageTop =>
  BEGINS_WITH_NIGHT.has(segment) ? 'night' : 'pearl'
