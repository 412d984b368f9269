import 'server-only'
import { OTHER_CHOICE } from '@/features/forms/other-choice'
import { joinTownAndProvince } from '@/features/forms/places/place'
import type { PostedTextFields } from '@/lib/http/refusal-page'
import { cleanText } from '@/lib/text'

const ANSWER_PREFIX = 'answer_'
const OTHER_PREFIX = 'other_'
const TOWN_PREFIX = 'town_'

const textsOf = (parts: PostedTextFields, prefix: string) =>
  new Map(
    parts
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), cleanText(value).trim()]),
  )

/**
 * Reads the answers of a form posted without script: the parts `answer_{fieldId}`, one per ticked
 * box. The part `other_{fieldId}` replaces "Other…", and `town_{fieldId}` completes a province.
 */
export function collectAnswers(parts: PostedTextFields) {
  const [others, towns] = [textsOf(parts, OTHER_PREFIX), textsOf(parts, TOWN_PREFIX)]
  const answered = parts.filter(([name]) => name.startsWith(ANSWER_PREFIX))
  // Grouped in one pass, because an attacker may send one name tens of thousands of times.
  const byId = Map.groupBy(answered, ([name]) => name.slice(ANSWER_PREFIX.length))
  const answers = new Map<string, string | string[]>()
  for (const [id, given] of byId) {
    const texts = given.map(([, value]) =>
      value === OTHER_CHOICE ? others.get(id) || value : cleanText(value),
    )
    answers.set(id, texts.length > 1 ? texts : (texts[0] ?? ''))
  }
  for (const [id, town] of towns) {
    answers.set(id, joinTownAndProvince({ town, province: String(answers.get(id) ?? '') }))
  }
  return Object.fromEntries(answers)
}
