/** A multiple of the width that fits the screen. */
export const MIN_ZOOM = 1
export const MAX_ZOOM = 4
const STEP = 1.5

/** More canvas pixels per CSS pixel would cost memory without a visible difference. */
const MAX_PIXEL_RATIO = 2
/** Below the limit of iOS, which is 16.7 million. */
const MAX_CANVAS_PIXELS = 16_000_000

export const clampZoom = (zoom: number): number => Math.min(Math.max(zoom, MIN_ZOOM), MAX_ZOOM)

export function stepZoom(zoom: number, direction: 1 | -1): number {
  const next = clampZoom(direction > 0 ? zoom * STEP : zoom / STEP)
  if (next * 1.1 > MAX_ZOOM) return MAX_ZOOM
  return next / 1.1 < MIN_ZOOM ? MIN_ZOOM : next
}

/** Canvas pixels per CSS pixel. */
export function canvasDensity(widthPx: number, heightPx: number, pixelRatio: number): number {
  const affordable = Math.sqrt(MAX_CANVAS_PIXELS / (widthPx * heightPx))
  return Math.min(pixelRatio, MAX_PIXEL_RATIO, affordable)
}

/** The last page for a number that is too large, 1 for 0; null for a text that is no number. */
export function readPage(typed: string, count: number): number | null {
  if (!/^\s*\d+\s*$/.test(typed)) return null
  return Math.min(Math.max(Number(typed), 1), count)
}
