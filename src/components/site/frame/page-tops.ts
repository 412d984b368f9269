/** What a page begins with: a block of night lies under a clear top bar, pearl under a solid one. */
export type PageTop = 'night' | 'pearl'

/** First segments of the pages whose first block is night or a picture; null is home. */
const BEGINS_WITH_NIGHT = new Set<string | null>([null])

export const topOf = (segment: string | null): PageTop =>
  BEGINS_WITH_NIGHT.has(segment) ? 'night' : 'pearl'
