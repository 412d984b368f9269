import 'server-only'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

const COUNTRY = 'PH'
/** The fewest digits of a phone number. Shorter numbers would match too many texts. */
export const MIN_PHONE_DIGITS = 7

/**
 * Matches what may be a phone number. The length is limited, so that searching a long text stays
 * quick.
 */
const NUMBER = /[+(]{0,3}\d[\d\s().\-/]{0,60}\d/g
const MAX_NUMBERS = 40
const ISO_DAY = /^\d{4}-\d\d-\d\d$/

export const digitsOf = (text: string) => text.replace(/\D/g, '')

export const phoneNumbersIn = (text: string): string[] => text.match(NUMBER) ?? []

export const replacePhoneNumbers = (text: string, by: (writing: string) => string): string =>
  text.replace(NUMBER, by)

export const withoutPhoneNumbers = (text: string): string => replacePhoneNumbers(text, () => '')

/**
 * Reads a phone number. `key` is E.164 (`+639171234567`), and `digits` is the number without the
 * country code. For a text that cannot be read as a phone number, both are the digits of the text.
 */
export function phoneNumberOf(text: string): { key: string; digits: string } {
  const parsed = parsePhoneNumberFromString(text, COUNTRY)
  const digits = digitsOf(text)
  if (!parsed) return { key: digits, digits }
  return { key: parsed.number, digits: parsed.nationalNumber }
}

/**
 * Returns the first `MAX_NUMBERS` phone numbers as digits, with the country code where a number can
 * be read (`639171234567`). Leaves out short numbers and dates.
 */
export const phoneDigitsIn = (texts: readonly string[]): string[] =>
  texts
    .flatMap(phoneNumbersIn)
    .filter((writing) => !ISO_DAY.test(writing) && digitsOf(writing).length >= MIN_PHONE_DIGITS)
    .slice(0, MAX_NUMBERS)
    .map((writing) => digitsOf(phoneNumberOf(writing).key))

/**
 * Returns the digits to search for in results of `phoneDigitsIn`. Also works for a part of a
 * number.
 */
export function phoneDigitsToFind(writing: string): string {
  const { key, digits } = phoneNumberOf(writing)
  return /^[\s(]*(\+|00)/.test(writing) ? digitsOf(key) : digits
}
