/** From the fitted width to four times that. */
export const MIN_ZOOM = 1
export const MAX_ZOOM = 4
/** Factor of one press of a zoom button. */
const STEP = 1.5

/** More pixels would cost a phone memory without being visible. */
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

/** Canvas pixels for each CSS pixel of a page of this size: sharp, and within a phone's memory. */
export function canvasDensity(widthPx: number, heightPx: number, pixelRatio: number): number {
  const affordable = Math.sqrt(MAX_CANVAS_PIXELS / (widthPx * heightPx))
  return Math.min(pixelRatio, MAX_PIXEL_RATIO, affordable)
}

/**
 * Returns the page number that a reader typed, clamped to the document; null when it is no number.
 */
export function readPage(typed: string, count: number): number | null {
  if (!/^\s*\d+\s*$/.test(typed)) return null
  return Math.min(Math.max(Number(typed), 1), count)
}
