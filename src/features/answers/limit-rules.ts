import type { AnswerLimits } from '@/features/forms/answer-limits'
import { comparableValue, type FieldType } from '@/features/forms/field-types'
import { canonicalNumber, isTimeText } from '@/features/forms/orders'
import { formatDayInWords } from '@/lib/words/days'
import { RULES_WORDS } from '@/lib/words/english/rules'
import { fillPlaceholders } from '@/lib/words/fill'

type Limits = Partial<AnswerLimits>
type Bound = AnswerLimits['min'] | undefined

type Words = typeof RULES_WORDS

interface Bounds {
  type: FieldType
  below: (words: Words, min: Bound) => string
  above: (words: Words, max: Bound) => string
}

/**
 * Returns a rule that refuses answers below `min` or above `max`. Answers that cannot be compared
 * pass.
 */
const outside =
  ({ type, below, above }: Bounds) =>
  (answer: string | string[], { min, max }: Limits, words: Words = RULES_WORDS): string | null => {
    const worth = comparableValue(type, String(answer))
    if (worth === null) return null
    const low = comparableValue(type, String(min))
    const high = comparableValue(type, String(max))
    if (low !== null && worth < low) return below(words, min)
    return high !== null && worth > high ? above(words, max) : null
  }

/** Checks a day against `min` and `max`. Whether the day exists is checked in answer-rules.ts. */
export const checkDayLimits = outside({
  type: 'date',
  below: (words, min) =>
    fillPlaceholders(words.dayFrom, { day: formatDayInWords(String(min), words) }),
  above: (words, max) =>
    fillPlaceholders(words.dayTo, { day: formatDayInWords(String(max), words) }),
})

const numberLimits = outside({
  type: 'number',
  below: (words, min) => fillPlaceholders(words.numberFrom, { bound: min ?? '' }),
  above: (words, max) => fillPlaceholders(words.numberTo, { bound: max ?? '' }),
})

const timeLimits = outside({
  type: 'time',
  below: (words, min) => fillPlaceholders(words.timeFrom, { bound: min ?? '' }),
  above: (words, max) => fillPlaceholders(words.timeTo, { bound: max ?? '' }),
})

export function checkNumberAnswer(
  answer: string | string[],
  limits: Limits,
  words: Words = RULES_WORDS,
): string | null {
  const number = canonicalNumber(String(answer))
  if (number === null) return words.number
  if (number.includes('.') && !limits.decimals) return words.whole
  return numberLimits(number, limits, words)
}

export const checkTimeAnswer = (
  answer: string | string[],
  limits: Limits,
  words: Words = RULES_WORDS,
): string | null => (isTimeText(String(answer)) ? timeLimits(answer, limits, words) : words.time)

export function checkChosenCount(
  answer: string | string[],
  { minChosen, maxChosen }: Limits,
  words: Words = RULES_WORDS,
): string | null {
  const chosen = [answer].flat().length
  if (chosen === 0) return null
  if (minChosen && chosen < minChosen) return fillPlaceholders(words.atLeast, { count: minChosen })
  return maxChosen && chosen > maxChosen
    ? fillPlaceholders(words.atMost, { count: maxChosen })
    : null
}
