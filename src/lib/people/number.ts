import 'server-only'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The country of numbers without a country code. */
const COUNTRY = 'PH'
/**
 * The fewest digits of a phone number in a search. Shorter numbers would match too many texts.
 */
export const MIN_DIGITS = 7

/** The length is limited, so that searching a long text stays quick. */
const NUMBER = /[+(]{0,3}\d[\d\s().\-/]{0,60}\d/g
/** The most numbers that `numbersIn` returns; it ignores further ones, to limit the work. */
const MAX_NUMBERS = 40
const ISO_DAY = /^\d{4}-\d\d-\d\d$/

export const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Returns the parts of a text that may be phone numbers, as they are written. */
export const phoneNumbersIn = (text: string): string[] => text.match(NUMBER) ?? []

/** Returns the text with each of its numbers replaced by `by(number)`. */
export const replaceNumbers = (text: string, by: (writing: string) => string): string =>
  text.replace(NUMBER, by)

export const withoutNumbers = (text: string): string => replaceNumbers(text, () => '')

/**
 * Parses a phone number. `key` is the same for every spelling: E.164 (`+639171234567`). `digits` is
 * the number without country code, with which every spelling ends. For a text that cannot be read
 * as a number, both are its digits.
 */
export function numberOf(text: string): { key: string; digits: string } {
  const parsed = parsePhoneNumberFromString(text, COUNTRY)
  const digits = digitsOf(text)
  if (!parsed) return { key: digits, digits }
  return { key: parsed.number, digits: parsed.nationalNumber }
}

/**
 * Returns the phone numbers in these texts as digits with country code: `639171234567`. Short
 * numbers and dates such as 2026-03-01 are left out.
 */
export const numbersIn = (texts: readonly string[]): string[] =>
  texts
    .flatMap(phoneNumbersIn)
    .filter((writing) => !ISO_DAY.test(writing) && digitsOf(writing).length >= MIN_DIGITS)
    .slice(0, MAX_NUMBERS)
    .map((writing) => digitsOf(numberOf(writing).key))

/** Returns the digits to look for in results of `numbersIn`. Also works for a part of a number. */
export function digitsToFind(writing: string): string {
  const { key, digits } = numberOf(writing)
  return /^[\s(]*(\+|00)/.test(writing) ? digitsOf(key) : digits
}
