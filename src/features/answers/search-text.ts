import type { Answer, Answers } from './schema'

function words(answer: Answer): string[] {
  if (typeof answer === 'string') return [answer]
  if (Array.isArray(answer)) return answer
  return typeof answer === 'object' ? [answer.name] : []
}

/** Spec §5: search is a case-insensitive substring over all answer values, list items included. */
export const toSearchText = (answers: Answers): string =>
  Object.values(answers).flatMap(words).join('\n').toLowerCase()

/** A search as a LIKE pattern in which nothing typed is special. */
export const toSearchPattern = (search: string): string =>
  `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
