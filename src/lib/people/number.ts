import 'server-only'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Numbers without a country are of this one. */
const COUNTRY = 'PH'
/** Shorter ones are found in everything. */
export const MIN_DIGITS = 7

/** Bounded, so that no text of a visitor takes long to look through. */
const NUMBER = /[+(]{0,3}\d[\d\s().\-/]{0,60}\d/g
/** Nobody has more; a text that is nothing but numbers is not worth the work. */
const MAX_NUMBERS = 40
const ISO_DAY = /^\d{4}-\d\d-\d\d$/

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** What may be a phone number in a text, as it is written there. */
export const writingsIn = (text: string): string[] => text.match(NUMBER) ?? []

/** What is left of a text without its numbers. */
export const withoutNumbers = (text: string): string => text.replace(NUMBER, '')

/**
 * `key` is the same for every writing of a number: E.164 (`+639171234567`). `digits` is what every
 * writing ends with. A number that no country has is compared by its digits.
 */
export function numberOf(text: string): { key: string; digits: string } {
  const parsed = parsePhoneNumberFromString(text, COUNTRY)
  const digits = digitsOf(text)
  if (!parsed) return { key: digits, digits }
  return { key: parsed.number, digits: parsed.nationalNumber }
}

/** The numbers in some texts by their digits with the country: `639171234567`. */
export const numbersIn = (texts: readonly string[]): string[] =>
  texts
    .flatMap(writingsIn)
    .filter((writing) => !ISO_DAY.test(writing) && digitsOf(writing).length >= MIN_DIGITS)
    .slice(0, MAX_NUMBERS)
    .map((writing) => digitsOf(numberOf(writing).key))

/** The digits to look for where `numbersIn` was stored; of half a number what is there of it. */
export function digitsToFind(writing: string): string {
  const { key, digits } = numberOf(writing)
  return /^[\s(]*(\+|00)/.test(writing) ? digitsOf(key) : digits
}
