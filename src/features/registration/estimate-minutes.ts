const SECONDS_PER_FIELD = 15

export const estimateMinutes = (fields: number): number =>
  Math.max(1, Math.round((fields * SECONDS_PER_FIELD) / 60))
