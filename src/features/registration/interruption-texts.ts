import type { SENDING } from '@/lib/words/english/sending'
import type { InterruptionReason } from './registration-state'

export const interruptionText = (cut: InterruptionReason, words: typeof SENDING) => ({
  title: words[`${cut}Title`],
  text: words[cut],
})
