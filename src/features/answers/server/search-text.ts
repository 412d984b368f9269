import 'server-only'
import { digitsToFind, numbersIn, writingsIn } from '@/lib/people/number'
import { isFileAnswer, isStringList } from '../answer-shape'
import type { StoredAnswers } from '../schema'

function words(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer]
  if (isStringList(answer)) return answer
  return isFileAnswer(answer) ? [answer.name] : []
}

/** Without case and accents: `Peña` and `PENA` are the same. */
export const fold = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII, most texts, has nothing to fold
  /^[\x00-\x7f]*$/.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')

/**
 * The text that a search runs over (Spec §5: all answer values, list items included): a line per
 * text, then their phone numbers as digits with the country code. Stored rows keep their text, so a
 * change here needs a migration.
 */
export function toSearchText(answers: NonNullable<StoredAnswers>): string {
  const texts = Object.values(answers).flatMap(words).map(fold)
  const text = texts.join('\n')
  const numbers = new Set(numbersIn(texts).filter((number) => !text.includes(number)))
  return [text, ...numbers].join('\n')
}

/** A LIKE pattern in which typed wildcards are escaped. */
export const toSearchPattern = (text: string): string =>
  `%${fold(text).replace(/[\\%_]/g, '\\$&')}%`

/** Fewer digits are searched for as a word. */
const MIN_TYPED_DIGITS = 4

/**
 * A search as words, in any order and in any answer: at least one of each inner list must occur. A
 * phone number is searched for as typed and by its digits.
 */
export function toSearchTerms(typed: string): string[][] {
  const search = fold(typed)
  const numbers = writingsIn(search).filter(
    (writing) =>
      writing.replace(/\D/g, '').length >= MIN_TYPED_DIGITS && standsAlone(search, writing),
  )
  const rest = numbers.reduce((text, writing) => text.replace(writing, ' '), search)
  return [
    ...numbers.map((writing) => [...new Set([writing, digitsToFind(writing)])]),
    ...rest
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => [word]),
  ]
}

/** Whether it stands between blanks, and is not part of a word such as a file's name. */
function standsAlone(search: string, writing: string): boolean {
  const at = search.indexOf(writing)
  const isEdge = (sign: string | undefined) => sign === undefined || /\s/.test(sign)
  return isEdge(search[at - 1]) && isEdge(search[at + writing.length])
}
