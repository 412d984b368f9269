import type { OWN_PAGE_WORDS } from '@/lib/words/english/own'
import { fillPlaceholders } from '@/lib/words/fill'
import type { OwnRegistration } from './schema'

type Seated = Pick<OwnRegistration, 'seat' | 'queue' | 'lostOffer' | 'people'>

/**
 * Returns a sentence that says whether there is a place; empty in a form without limits, unless the
 * registration is cancelled.
 * @param until the time until which an offered place can be taken, in words
 */
export function seatSentence(
  own: Seated,
  words: typeof OWN_PAGE_WORDS,
  until: string | null,
): string {
  const { seat, queue, lostOffer, people } = own
  if (seat === null) return ''
  if (lostOffer) return words[lostOffer]
  if (seat === 'cancelled' && people.some((one) => one.seat !== 'cancelled'))
    return words.cancelledOne
  if (seat === 'offered' && until) return fillPlaceholders(words.offeredUntil, { time: until })
  if (seat !== 'waiting') return words[seat]
  return queue === null ? words.waitingNow : fillPlaceholders(words.waiting, { number: queue })
}
