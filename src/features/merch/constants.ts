export const MERCH = 'merch'

/** Spec §9. */
export const FRAME_INITIAL_HEIGHT_PX = 1500
export const FRAME_MIN_HEIGHT_PX = 800
/** After this time the store is asked for its height. */
export const RESIZE_CHECK_MS = 1000
/** A store that has loaded and sends no height for this time is shown without one. */
export const FRAME_SILENCE_MS = 3000
/** A store that has not loaded after this time counts as missing. */
export const FRAME_LOAD_TIMEOUT_MS = 10_000
