import { parseHours, type Schedule } from './schedule'
import type { ProvinceSummary } from './schema'

/**
 * Returns the schedule of a province's gathering. It has the province's own hours if `parseHours`
 * can parse them, otherwise the celebration's.
 */
export const gatheringSchedule = (
  { name, venue, time }: Pick<ProvinceSummary, 'name' | 'venue' | 'time'>,
  celebration: Schedule,
): Schedule => ({
  ...celebration,
  ...parseHours(time),
  place: [venue?.name, venue?.address, name].filter(Boolean).join(', '),
})
