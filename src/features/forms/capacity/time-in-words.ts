import { manilaTime } from '@/lib/manila-time'
import { writeDay } from '@/lib/words/days'
import { PLACES } from '@/lib/words/english/places'
import type { RULES } from '@/lib/words/english/rules'
import { fillPlaceholders } from '@/lib/words/fill'

export interface OpeningWords {
  places: typeof PLACES
  rules?: typeof RULES
}

/** Returns the time in Manila, such as `March 6, 2027 at 9:00 AM`. */
export function timeInWords(
  time: string,
  { places, rules }: OpeningWords = { places: PLACES },
): string {
  const manila = manilaTime(new Date(time))
  const [hour, minute] = [manila.getUTCHours(), String(manila.getUTCMinutes()).padStart(2, '0')]
  const clock = `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
  return fillPlaceholders(places.time, {
    day: writeDay(manila.toISOString().slice(0, 10), rules),
    clock,
  })
}
