import 'server-only'
import { isStringList } from '@/features/answers/answer-shape'
import { OTHER_CHOICE } from '@/features/forms/other-choice'
import { splitTownAndProvince } from '@/features/forms/places/place'
import { foldForComparison, listAlternatives, type ResolvedAnswerFilter } from './answer-conditions'

/**
 * Returns a function that tests one answer as `answerConditions` does. It does not check that the
 * answer to a date field is a date.
 */
export function answerMatcher(filter: ResolvedAnswerFilter): (stored: unknown) => boolean {
  const { kind, from, to, given, options } = filter
  const wanted = listAlternatives(filter)
    .filter((values) => values.length > 0)
    .map((values) => new Set(kind === 'text' ? values.map(foldForComparison) : values))
  const part = kind === 'text' || kind === 'place' ? foldForComparison(filter.has) : ''
  const isWritten = (text: string) => kind === 'choice' && text !== '' && !options.includes(text)
  const compared = (text: string) => {
    if (kind === 'text') return foldForComparison(text)
    return kind === 'place' ? splitTownAndProvince(text).province : text
  }
  const matches = (stored: unknown) => {
    if (given !== null && given === isBlank(stored)) return false
    const all = textsOf(stored)
    const [first = ''] = all
    return (
      wanted.every((values) =>
        all.some(
          (text) => values.has(compared(text)) || (values.has(OTHER_CHOICE) && isWritten(text)),
        ),
      ) &&
      (part === '' || foldForComparison(first).includes(part)) &&
      (!from || first >= from) &&
      (!to || (first !== '' && first <= to))
    )
  }
  const known = new Map<unknown, boolean>()
  return (stored) => {
    const before = known.get(stored)
    if (before !== undefined) return before
    const isMatch = matches(stored)
    known.set(stored, isMatch)
    return isMatch
  }
}

function textsOf(stored: unknown): readonly string[] {
  if (typeof stored === 'string') return [stored]
  if (typeof stored === 'boolean') return [stored ? 'Yes' : 'No']
  return isStringList(stored) ? stored : []
}

const isBlank = (stored: unknown) =>
  stored === null || stored === undefined || stored === '' || isEmptyList(stored)

const isEmptyList = (stored: unknown) => Array.isArray(stored) && stored.length === 0
