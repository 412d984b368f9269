/** The offset of Philippine time. The Philippines have no summer time. */
export const MANILA_OFFSET = '+08:00'

const AHEAD_MS = 8 * 60 * 60 * 1000

/**
 * Returns a date whose UTC parts are what clocks in Manila show at this time. Wrong only before
 * 1991, because the Philippines last had summer time in 1990.
 */
export const manilaTime = (at: Date): Date => new Date(at.getTime() + AHEAD_MS)

/** Returns the value of a `datetime-local` input, in Manila time: `2027-03-06T09:00`. */
export const toManilaInput = (time: string): string =>
  manilaTime(new Date(time))
    .toISOString()
    .replace(/(:00)?\.\d+Z$/, '')

/** Returns ISO 8601 with the offset, for the value of a `datetime-local` input in Manila time. */
export const fromManilaInput = (value: string): string =>
  `${value}${value.split(':').length === 2 ? ':00' : ''}${MANILA_OFFSET}`
