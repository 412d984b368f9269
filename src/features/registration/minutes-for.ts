/** What a field takes on a phone, read and typed; some are a press, some are a sentence. */
const SECONDS_PER_FIELD = 15

/** About how many minutes so many fields take: whole ones, at least one. */
export const minutesFor = (fields: number): number =>
  Math.max(1, Math.round((fields * SECONDS_PER_FIELD) / 60))
