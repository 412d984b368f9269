import { readHours, type Schedule } from './schedule'
import type { ProvinceSummary } from './schema'

/**
 * Returns when and where a province gathers: on the day of the celebration, at its own hours if
 * `readHours` can parse them, otherwise at those of the celebration.
 */
export const gatheringOf = (
  { name, venue, time }: Pick<ProvinceSummary, 'name' | 'venue' | 'time'>,
  celebration: Schedule,
): Schedule => ({
  ...celebration,
  ...readHours(time),
  place: [venue?.name, venue?.address, name].filter(Boolean).join(', '),
})
