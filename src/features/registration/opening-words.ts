import {
  DEFAULT_OFFER_HOURS,
  type Places,
  type PublicPlaces,
} from '@/features/forms/capacity/schema'
import { type OpeningWords, timeInWords } from '@/features/forms/capacity/time-in-words'
import { PLACES_WORDS } from '@/lib/words/english/places'
import { fillPlaceholders } from '@/lib/words/fill'

const ENGLISH: OpeningWords = { places: PLACES_WORDS }

/** Returns a sentence that says why the form cannot be filled in; null when it can. */
export function closedReason(
  { isOpen, opensAt, closesAt, isFull, hasWaitingList }: PublicPlaces,
  now: number,
  words = ENGLISH,
): string | null {
  const { places } = words
  if (!isOpen && opensAt && now < Date.parse(opensAt)) {
    return fillPlaceholders(places.opens, { time: timeInWords(opensAt, words) })
  }
  if (!isOpen && closesAt)
    return fillPlaceholders(places.closed, { time: timeInWords(closesAt, words) })
  return isFull && !hasWaitingList ? places.full : null
}

export function availabilityNotes(
  { closesAt, isFull, left }: PublicPlaces,
  words = ENGLISH,
): string[] {
  const { places } = words
  const count =
    left === 1 ? places.placeLeft : fillPlaceholders(places.placesLeft, { count: left ?? 0 })
  return [
    ...(isFull ? [places.list] : []),
    ...(left !== null && !isFull ? [count] : []),
    ...(closesAt ? [fillPlaceholders(places.closes, { time: timeInWords(closesAt, words) })] : []),
  ]
}

export const waitingListRule = (
  { hasWaitingList, limits, offerHours }: Places,
  { places } = ENGLISH,
): string | null =>
  hasWaitingList && limits.length > 0
    ? fillPlaceholders(places.rule, { hours: offerHours ?? DEFAULT_OFFER_HOURS })
    : null
