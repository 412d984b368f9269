/** Slug of the global, which is its cache tag too. */
export const MERCH = 'merch'

/** Spec §9. */
export const FRAME_INITIAL_HEIGHT_PX = 1500
export const FRAME_MIN_HEIGHT_PX = 800
export const RESIZE_CHECK_MS = 1000
/** A store that loaded but sends no height is shown as it is after this time. */
export const FRAME_SILENCE_MS = 3000
/** After this time without a sign of the store, visitors read what else they can do. */
export const FRAME_PATIENCE_MS = 10_000
