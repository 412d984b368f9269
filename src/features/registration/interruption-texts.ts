import type { SENDING } from '@/lib/words/english/sending'
import type { InterruptionReason } from './registration-state'

/** Says why no response arrived: what is certain, and what the visitor can do. */
export const interruptionText = (cut: InterruptionReason, words: typeof SENDING) => ({
  title: words[`${cut}Title`],
  text: words[cut],
})
