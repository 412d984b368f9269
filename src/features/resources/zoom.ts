/** Fit to width, and up to four times that. */
export const MIN_ZOOM = 1
export const MAX_ZOOM = 4
/** What a press of a button multiplies or divides by. */
const STEP = 1.5

/** Sharper than this costs a phone more memory than anybody sees. */
const MAX_PIXEL_RATIO = 2
/** What every phone gives one canvas (iOS: 16.7 million). */
const MAX_CANVAS_PIXELS = 16_000_000

export const clampZoom = (zoom: number): number => Math.min(Math.max(zoom, MIN_ZOOM), MAX_ZOOM)

/** The zoom after a press of the button, and exactly at the ends rather than just before them. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const next = clampZoom(direction > 0 ? zoom * STEP : zoom / STEP)
  if (next * 1.1 > MAX_ZOOM) return MAX_ZOOM
  return next / 1.1 < MIN_ZOOM ? MIN_ZOOM : next
}

/** Pixels of the canvas for each CSS pixel of a page of this size, sharp and within a phone's memory. */
export function canvasDensity(widthPx: number, heightPx: number, pixelRatio: number): number {
  const affordable = Math.sqrt(MAX_CANVAS_PIXELS / (widthPx * heightPx))
  return Math.min(pixelRatio, MAX_PIXEL_RATIO, affordable)
}

/** The page a reader typed, from 1; null when it is no number. Beyond the ends is the end. */
export function readPage(typed: string, count: number): number | null {
  if (!/^\s*\d+\s*$/.test(typed)) return null
  return Math.min(Math.max(Number(typed), 1), count)
}
