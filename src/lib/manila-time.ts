/** The offset is the same all year, because the Philippines have no summer time. */
export const MANILA_OFFSET = '+08:00'

const AHEAD_MS = 8 * 60 * 60 * 1000

/**
 * Returns a date whose UTC parts are what clocks in Manila show. Ignores the summer time of some
 * years before 1991.
 */
export const shiftToManilaTime = (at: Date): Date => new Date(at.getTime() + AHEAD_MS)

/** Returns the time in Manila, such as `2027-03-06T09:00`, for a `datetime-local` input. */
export const toManilaInput = (time: string): string =>
  shiftToManilaTime(new Date(time))
    .toISOString()
    .replace(/(:00)?\.\d+Z$/, '')

/** Turns the value of a `datetime-local` input into ISO 8601 with Manila's offset. */
export const fromManilaInput = (value: string): string =>
  `${value}${value.split(':').length === 2 ? ':00' : ''}${MANILA_OFFSET}`
