/** Spec §9. */
export const PAGE_SIZE = 10
export const MAX_PAGE_SIZE = 100
/** Rows per page to choose from. */
export const PAGE_SIZES = [PAGE_SIZE, 25, 50, MAX_PAGE_SIZE] as const
export type PageSize = (typeof PAGE_SIZES)[number]

export const MAX_STATUS_CHANGES = 500
/** Of a whole result at once. */
export const MAX_MATCHING = 10_000
export const NOTE_MAX_LENGTH = 2000
