import type { SENDING_WORDS } from '@/lib/words/english/sending'
import type { InterruptionReason } from './registration-state'

export const interruptionText = (cut: InterruptionReason, words: typeof SENDING_WORDS) => ({
  title: words[`${cut}Title`],
  text: words[cut],
})
