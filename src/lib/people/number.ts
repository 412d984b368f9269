import 'server-only'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The country of numbers without a country code. */
const COUNTRY = 'PH'
/** Shorter numbers would match almost everything. */
export const MIN_DIGITS = 7

/** The length is limited, so that no text takes long to search. */
const NUMBER = /[+(]{0,3}\d[\d\s().\-/]{0,60}\d/g
/** Further numbers of one text are ignored, to limit the work. */
const MAX_NUMBERS = 40
const ISO_DAY = /^\d{4}-\d\d-\d\d$/

export const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Parts of a text that may be phone numbers, as written. */
export const phoneNumbersIn = (text: string): string[] => text.match(NUMBER) ?? []

/** The text with each of its numbers, as written, replaced. */
export const replaceNumbers = (text: string, by: (writing: string) => string): string =>
  text.replace(NUMBER, by)

/** The text without its numbers. */
export const withoutNumbers = (text: string): string => replaceNumbers(text, () => '')

/**
 * `key` is the same for every spelling of a number: E.164 (`+639171234567`). `digits` are those
 * that every spelling ends with. An invalid number is compared by its digits.
 */
export function numberOf(text: string): { key: string; digits: string } {
  const parsed = parsePhoneNumberFromString(text, COUNTRY)
  const digits = digitsOf(text)
  if (!parsed) return { key: digits, digits }
  return { key: parsed.number, digits: parsed.nationalNumber }
}

/** Numbers in texts as digits with country code: `639171234567`. */
export const numbersIn = (texts: readonly string[]): string[] =>
  texts
    .flatMap(phoneNumbersIn)
    .filter((writing) => !ISO_DAY.test(writing) && digitsOf(writing).length >= MIN_DIGITS)
    .slice(0, MAX_NUMBERS)
    .map((writing) => digitsOf(numberOf(writing).key))

/** The digits to search for in what `numbersIn` stored; works for partial numbers. */
export function digitsToFind(writing: string): string {
  const { key, digits } = numberOf(writing)
  return /^[\s(]*(\+|00)/.test(writing) ? digitsOf(key) : digits
}
