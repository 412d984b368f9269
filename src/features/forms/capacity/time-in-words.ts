import { shiftToManilaTime } from '@/lib/manila-time'
import { formatDayInWords } from '@/lib/words/days'
import { PLACES_WORDS } from '@/lib/words/english/places'
import type { RULES_WORDS } from '@/lib/words/english/rules'
import { fillPlaceholders } from '@/lib/words/fill'

export interface OpeningWords {
  places: typeof PLACES_WORDS
  rules?: typeof RULES_WORDS
}

/** Returns the time in Manila, such as `March 6, 2027 at 9:00 AM`. */
export function timeInWords(
  time: string,
  { places, rules }: OpeningWords = { places: PLACES_WORDS },
): string {
  const manila = shiftToManilaTime(new Date(time))
  const [hour, minute] = [manila.getUTCHours(), String(manila.getUTCMinutes()).padStart(2, '0')]
  const clock = `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
  return fillPlaceholders(places.time, {
    day: formatDayInWords(manila.toISOString().slice(0, 10), rules),
    clock,
  })
}
