import { isFileAnswer, isStringList } from './answer-shape'
import type { StoredAnswers } from './schema'

function words(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer]
  if (isStringList(answer)) return answer
  return isFileAnswer(answer) ? [answer.name] : []
}

/** Spec §5: search is a case-insensitive substring over all answer values, list items included. */
export const toSearchText = (answers: NonNullable<StoredAnswers>): string =>
  Object.values(answers).flatMap(words).join('\n').toLowerCase()

/** A search as a LIKE pattern in which nothing typed is special. */
export const toSearchPattern = (search: string): string =>
  `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
