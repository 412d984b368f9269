import type { SENDING } from '@/lib/words/english/sending'
import type { InterruptionReason } from './registration-state'

/** Returns a title and a text that explain why no response arrived, and what the visitor can do. */
export const interruptionText = (cut: InterruptionReason, words: typeof SENDING) => ({
  title: words[`${cut}Title`],
  text: words[cut],
})
