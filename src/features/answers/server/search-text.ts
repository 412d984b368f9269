import 'server-only'
import { phoneDigitsIn, phoneDigitsToFind, phoneNumbersIn } from '@/lib/people/number'
import { likePatternContaining, normalizeUnicode } from '@/lib/text'
import { isFileAnswer, isStringList } from '../answer-shape'
import type { StoredAnswers } from '../schema'

function words(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer]
  if (isStringList(answer)) return answer
  return isFileAnswer(answer) ? [answer.name] : []
}

/** Returns a text in lower case and without accents, so that searching ignores both. */
export const foldForSearch = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII texts have no accents to fold
  /^[\x00-\x7f]*$/.test(text)
    ? text.toLowerCase()
    : normalizeUnicode(text, 'NFKD').toLowerCase().replace(/\p{M}/gu, '')

/**
 * Returns the texts and file names of all answers, then phone numbers as digits with the country
 * code. The result is stored with each row, so a change of this function needs a migration.
 */
export function toSearchText(answers: NonNullable<StoredAnswers>): string {
  const texts = Object.values(answers).flatMap(words).map(foldForSearch)
  const text = texts.join('\n')
  const numbers = new Set(phoneDigitsIn(texts).filter((number) => !text.includes(number)))
  return [text, ...numbers].join('\n')
}

export const toSearchPattern = (text: string): string => likePatternContaining(foldForSearch(text))

/** A typed number with fewer digits is searched for as a word, not as a phone number. */
const MIN_TYPED_DIGITS = 4

/**
 * Returns the terms that a row must all contain, in any order, so that “Ramos, Josefina” finds
 * “Josefina Ramos”. Each inner list holds alternatives, such as a phone number as typed and its
 * digits.
 */
export function toSearchTerms(typed: string): string[][] {
  const search = foldForSearch(typed)
  const numbers = phoneNumbersIn(search).filter(
    (writing) =>
      writing.replace(/\D/g, '').length >= MIN_TYPED_DIGITS && standsAlone(search, writing),
  )
  const rest = numbers.reduce((text, writing) => text.replace(writing, ' '), search)
  return [
    ...numbers.map((writing) => [...new Set([writing, phoneDigitsToFind(writing)])]),
    ...rest
      .split(/\s+|,(?=\s|$)|(?<=^|\s),/)
      .filter(Boolean)
      .map((word) => [word]),
  ]
}

/** True when no letters or signs touch the number. Digits within a file name do not stand alone. */
function standsAlone(search: string, writing: string): boolean {
  const at = search.indexOf(writing)
  const isEdge = (sign: string | undefined) => sign === undefined || /\s/.test(sign)
  return isEdge(search[at - 1]) && isEdge(search[at + writing.length])
}
