/** The offset is the same all year, because the Philippines have no summer time. */
export const MANILA_OFFSET = '+08:00'

const AHEAD_MS = 8 * 60 * 60 * 1000

/**
 * Returns a date whose UTC parts are what clocks in Manila show. It is wrong before 1991, when
 * there was summer time.
 */
export const shiftToManilaTime = (at: Date): Date => new Date(at.getTime() + AHEAD_MS)

/** Returns `2027-03-06T09:00`, for a `datetime-local` input. */
export const toManilaInput = (time: string): string =>
  shiftToManilaTime(new Date(time))
    .toISOString()
    .replace(/(:00)?\.\d+Z$/, '')

/** Returns ISO 8601 with Manila's offset. */
export const fromManilaInput = (value: string): string =>
  `${value}${value.split(':').length === 2 ? ':00' : ''}${MANILA_OFFSET}`
