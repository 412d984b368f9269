import type { OWN } from '@/lib/words/english/own'
import { fill } from '@/lib/words/fill'
import type { OwnRegistration } from './schema'

/** Whether there is a place, in a sentence; empty in a form without limits. */
export function seatSentence(
  { seat, queue }: Pick<OwnRegistration, 'seat' | 'queue'>,
  words: typeof OWN,
): string {
  if (seat === null) return ''
  if (seat !== 'waiting') return words[seat]
  return queue === null ? words.waitingNow : fill(words.waiting, { number: queue })
}
