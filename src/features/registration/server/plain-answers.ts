import 'server-only'
import { OTHER_CHOICE } from '@/features/forms/other-choice'
import type { Texts } from '@/lib/http/refusal-page'
import { cleanText } from '@/lib/text'

const ANSWER_PREFIX = 'answer_'
const OTHER_PREFIX = 'other_'

/**
 * Collects the answers of a form posted without script: `answer_{fieldId}`, once for each ticked
 * box. The choice "Other…" is replaced by the text in `other_{fieldId}`, if there is one.
 */
export function collectAnswers(parts: Texts) {
  const answers = new Map<string, string | string[]>()
  const others = new Map(
    parts
      .filter(([name]) => name.startsWith(OTHER_PREFIX))
      .map(([name, value]) => [name.slice(OTHER_PREFIX.length), cleanText(value).trim()]),
  )
  for (const [name, value] of parts) {
    if (!name.startsWith(ANSWER_PREFIX)) continue
    const id = name.slice(ANSWER_PREFIX.length)
    const before = answers.get(id)
    const text = value === OTHER_CHOICE ? others.get(id) || value : cleanText(value)
    answers.set(id, before === undefined ? text : [before, text].flat())
  }
  return Object.fromEntries(answers)
}
