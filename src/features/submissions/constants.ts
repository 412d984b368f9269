/** Spec §9. */
export const PAGE_SIZE = 10
export const MAX_PAGE_SIZE = 100

export const MAX_STATUS_CHANGES = 500
/** Of a whole result at once. */
export const MAX_MATCHING = 10_000
export const NOTE_MAX_LENGTH = 2000
