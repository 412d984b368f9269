/** The slug of the page's Payload global. */
export const MERCH = 'merch'

/**
 * Spec §9: the frame's first height, its least height, and how long after loading the store is asked
 * once for its height.
 */
export const FRAME_INITIAL_HEIGHT_PX = 1500
export const FRAME_MIN_HEIGHT_PX = 800
export const RESIZE_CHECK_MS = 1000
/** When a store that has loaded sends no height for this time, its placeholder is removed. */
export const FRAME_SILENCE_MS = 3000
/** When the store has not loaded after this time, visitors see the help text. */
export const FRAME_PATIENCE_MS = 10_000
