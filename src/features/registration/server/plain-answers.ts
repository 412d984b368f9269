import 'server-only'
import { cleanText } from '@/lib/text'

/** The texts of a form that a browser posts by itself. */
export type Texts = readonly (readonly [name: string, value: string])[]

const ANSWER_PREFIX = 'answer_'

/**
 * Collects the answers of a form posted without script: `answer_{fieldId}`, once for each ticked
 * box.
 */
export function collectAnswers(parts: Texts) {
  const answers = new Map<string, string | string[]>()
  for (const [name, value] of parts) {
    if (!name.startsWith(ANSWER_PREFIX)) continue
    const id = name.slice(ANSWER_PREFIX.length)
    const before = answers.get(id)
    answers.set(id, before === undefined ? cleanText(value) : [before, cleanText(value)].flat())
  }
  return Object.fromEntries(answers)
}
