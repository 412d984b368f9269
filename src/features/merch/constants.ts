export const MERCH_SLUG = 'merch'

export const FRAME_INITIAL_HEIGHT_PX = 1500
export const FRAME_MIN_HEIGHT_PX = 800
/** After this time, the script asks the store to send its height again. */
export const RESIZE_CHECK_MS = 1000
/** A store that has loaded is shown after this time, even if it has sent no height. */
export const FRAME_SILENCE_MS = 3000
export const FRAME_LOAD_TIMEOUT_MS = 10_000
