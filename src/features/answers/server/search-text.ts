import 'server-only'
import { digitsToFind, numbersIn, phoneNumbersIn } from '@/lib/people/number'
import { compatible, likeContaining } from '@/lib/text'
import { isFileAnswer, isStringList } from '../answer-shape'
import type { StoredAnswers } from '../schema'

function words(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer]
  if (isStringList(answer)) return answer
  return isFileAnswer(answer) ? [answer.name] : []
}

/** Removes case and accents, so that `Peña` and `PENA` are equal. */
export const fold = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII, most texts, has nothing to fold
  /^[\x00-\x7f]*$/.test(text)
    ? text.toLowerCase()
    : compatible(text, 'NFKD').toLowerCase().replace(/\p{M}/gu, '')

/**
 * Returns the text that searches match (Spec §5: all answers, including list items): each text and
 * file name on a line, then phone numbers as digits with the country code, unless these are there
 * already. The text is stored with each row, so a change of this function needs a migration.
 */
export function toSearchText(answers: NonNullable<StoredAnswers>): string {
  const texts = Object.values(answers).flatMap(words).map(fold)
  const text = texts.join('\n')
  const numbers = new Set(numbersIn(texts).filter((number) => !text.includes(number)))
  return [text, ...numbers].join('\n')
}

/** Returns the LIKE pattern that matches search texts containing `text`. */
export const toSearchPattern = (text: string): string => likeContaining(fold(text))

/** A number with fewer digits is searched for as a word only, not as a phone number. */
const MIN_TYPED_DIGITS = 4

/**
 * Splits a search into terms, which may occur in any order and any answer, so that “Ramos,
 * Josefina” finds “Josefina Ramos”. Each inner list holds the alternatives of one term; at least
 * one of them must occur. A phone number has up to two alternatives: as typed, and its digits.
 */
export function toSearchTerms(typed: string): string[][] {
  const search = fold(typed)
  const numbers = phoneNumbersIn(search).filter(
    (writing) =>
      writing.replace(/\D/g, '').length >= MIN_TYPED_DIGITS && standsAlone(search, writing),
  )
  const rest = numbers.reduce((text, writing) => text.replace(writing, ' '), search)
  return [
    ...numbers.map((writing) => [...new Set([writing, digitsToFind(writing)])]),
    ...rest
      .split(/\s+|,(?=\s|$)|(?<=^|\s),/)
      .filter(Boolean)
      .map((word) => [word]),
  ]
}

/**
 * Whether the number is surrounded by spaces or the ends of the search. Otherwise it is part of a
 * word, such as a file name.
 */
function standsAlone(search: string, writing: string): boolean {
  const at = search.indexOf(writing)
  const isEdge = (sign: string | undefined) => sign === undefined || /\s/.test(sign)
  return isEdge(search[at - 1]) && isEdge(search[at + writing.length])
}
