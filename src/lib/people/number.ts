import 'server-only'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

const COUNTRY = 'PH'
/** The fewest digits of a phone number. Shorter numbers would match too many texts. */
export const MIN_DIGITS = 7

/** A match is limited in length, so that searching a long text stays quick. */
const NUMBER = /[+(]{0,3}\d[\d\s().\-/]{0,60}\d/g
const MAX_NUMBERS = 40
const ISO_DAY = /^\d{4}-\d\d-\d\d$/

export const digitsOf = (text: string) => text.replace(/\D/g, '')

export const phoneNumbersIn = (text: string): string[] => text.match(NUMBER) ?? []

export const replaceNumbers = (text: string, by: (writing: string) => string): string =>
  text.replace(NUMBER, by)

export const withoutNumbers = (text: string): string => replaceNumbers(text, () => '')

/**
 * Reads a phone number. `key` is E.164 (`+639171234567`), and `digits` is the number without the
 * country code. For a text that cannot be read as a phone number, both are the digits of the text.
 */
export function numberOf(text: string): { key: string; digits: string } {
  const parsed = parsePhoneNumberFromString(text, COUNTRY)
  const digits = digitsOf(text)
  if (!parsed) return { key: digits, digits }
  return { key: parsed.number, digits: parsed.nationalNumber }
}

/**
 * Returns the phone numbers as digits, with the country code where a number can be read
 * (`639171234567`). Leaves out short numbers and dates.
 */
export const numbersIn = (texts: readonly string[]): string[] =>
  texts
    .flatMap(phoneNumbersIn)
    .filter((writing) => !ISO_DAY.test(writing) && digitsOf(writing).length >= MIN_DIGITS)
    .slice(0, MAX_NUMBERS)
    .map((writing) => digitsOf(numberOf(writing).key))

/**
 * Returns the digits to search for in results of `numbersIn`. Also works for a part of a number.
 */
export function digitsToFind(writing: string): string {
  const { key, digits } = numberOf(writing)
  return /^[\s(]*(\+|00)/.test(writing) ? digitsOf(key) : digits
}
