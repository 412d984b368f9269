/** Zoom as a multiple of the fitted width. */
export const MIN_ZOOM = 1
export const MAX_ZOOM = 4
/** One press of a zoom button multiplies or divides the zoom by this. */
const STEP = 1.5

/** More canvas pixels for each CSS pixel would cost memory without a visible difference. */
const MAX_PIXEL_RATIO = 2
/** A canvas size that every phone supports (the limit of iOS is 16.7 million pixels). */
const MAX_CANVAS_PIXELS = 16_000_000

export const clampZoom = (zoom: number): number => Math.min(Math.max(zoom, MIN_ZOOM), MAX_ZOOM)

/** Returns the zoom after a press of a button, exactly 1 or 4 at the ends. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const next = clampZoom(direction > 0 ? zoom * STEP : zoom / STEP)
  if (next * 1.1 > MAX_ZOOM) return MAX_ZOOM
  return next / 1.1 < MIN_ZOOM ? MIN_ZOOM : next
}

/**
 * Returns the number of canvas pixels for each CSS pixel of a page of this size: enough to be
 * sharp, but within the limits above.
 */
export function canvasDensity(widthPx: number, heightPx: number, pixelRatio: number): number {
  const affordable = Math.sqrt(MAX_CANVAS_PIXELS / (widthPx * heightPx))
  return Math.min(pixelRatio, MAX_PIXEL_RATIO, affordable)
}

/**
 * Returns the page number that a reader typed, or the last page if it is too large and the first
 * for 0; null when it is no number.
 */
export function readPage(typed: string, count: number): number | null {
  if (!/^\s*\d+\s*$/.test(typed)) return null
  return Math.min(Math.max(Number(typed), 1), count)
}
