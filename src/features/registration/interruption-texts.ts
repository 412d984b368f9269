import type { SENDING } from '@/lib/words/english/sending'
import type { InterruptionReason } from './registration-state'

/** Returns a title and a text that say how sending was interrupted and what the visitor can do. */
export const interruptionText = (cut: InterruptionReason, words: typeof SENDING) => ({
  title: words[`${cut}Title`],
  text: words[cut],
})
