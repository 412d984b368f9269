/** The limits of the zoom, which is a multiple of the width that fits the screen. */
export const MIN_ZOOM = 1
export const MAX_ZOOM = 4
/** A press of a zoom button multiplies or divides the zoom by this. */
const STEP = 1.5

/**
 * The maximum number of canvas pixels for each CSS pixel; more would cost memory without a visible
 * difference.
 */
const MAX_PIXEL_RATIO = 2
/**
 * The maximum number of pixels of a canvas, which today's phones support (the limit of iOS is 16.7
 * million).
 */
const MAX_CANVAS_PIXELS = 16_000_000

export const clampZoom = (zoom: number): number => Math.min(Math.max(zoom, MIN_ZOOM), MAX_ZOOM)

/** Returns the zoom after a press of a button. Near an end it is exactly 1 or 4. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const next = clampZoom(direction > 0 ? zoom * STEP : zoom / STEP)
  if (next * 1.1 > MAX_ZOOM) return MAX_ZOOM
  return next / 1.1 < MIN_ZOOM ? MIN_ZOOM : next
}

/**
 * Returns the number of canvas pixels for each CSS pixel of a page of this size: as many as the
 * screen shows, within the two limits above.
 */
export function canvasDensity(widthPx: number, heightPx: number, pixelRatio: number): number {
  const affordable = Math.sqrt(MAX_CANVAS_PIXELS / (widthPx * heightPx))
  return Math.min(pixelRatio, MAX_PIXEL_RATIO, affordable)
}

/**
 * Returns the page number that a reader typed: the last page for a number that is too large, 1 for
 * 0; null for any other text.
 */
export function readPage(typed: string, count: number): number | null {
  if (!/^\s*\d+\s*$/.test(typed)) return null
  return Math.min(Math.max(Number(typed), 1), count)
}
