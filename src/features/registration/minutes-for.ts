/** The average time for a field on a phone, read and filled in. */
const SECONDS_PER_FIELD = 15

/** Estimates the minutes for this many fields, at least one. */
export const minutesFor = (fields: number): number =>
  Math.max(1, Math.round((fields * SECONDS_PER_FIELD) / 60))
