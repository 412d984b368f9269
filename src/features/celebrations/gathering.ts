import { readHours, type Schedule } from './schedule'
import type { ProvinceSummary } from './schema'

/**
 * When and where a province gathers: on the day of the celebration, at its own hours where a program
 * can read them.
 */
export const gatheringOf = (
  { name, venue, time }: Pick<ProvinceSummary, 'name' | 'venue' | 'time'>,
  celebration: Schedule,
): Schedule => ({
  ...celebration,
  ...readHours(time),
  place: [venue?.name, venue?.address, name].filter(Boolean).join(', '),
})
