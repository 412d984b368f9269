/** The assumed average time to read and fill in a field on a phone. */
const SECONDS_PER_FIELD = 15

export const estimateMinutes = (fields: number): number =>
  Math.max(1, Math.round((fields * SECONDS_PER_FIELD) / 60))
