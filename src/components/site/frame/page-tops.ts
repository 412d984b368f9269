/**
 * Whether a page begins with a dark block, under a transparent top bar, or a light one, under a
 * solid bar.
 */
export type PageTop = 'night' | 'pearl'

/** First segments of pages that begin with a dark block or a picture; null is Home. */
const BEGINS_WITH_NIGHT = new Set<string | null>([null])

export const topOf = (segment: string | null): PageTop =>
  BEGINS_WITH_NIGHT.has(segment) ? 'night' : 'pearl'
