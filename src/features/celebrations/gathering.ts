import { readHours, type Schedule } from './schedule'
import type { ProvinceSummary } from './schema'

/** Returns a province's schedule. If its hours cannot be parsed, the celebration's hours apply. */
export const gatheringOf = (
  { name, venue, time }: Pick<ProvinceSummary, 'name' | 'venue' | 'time'>,
  celebration: Schedule,
): Schedule => ({
  ...celebration,
  ...readHours(time),
  place: [venue?.name, venue?.address, name].filter(Boolean).join(', '),
})
