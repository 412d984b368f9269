import 'server-only'
import { canonicalMailbox } from '../mail/recipient'
import { EMAIL_SHAPE, normalizeUnicode } from '../text'
import {
  digitsOf,
  MIN_PHONE_DIGITS,
  phoneNumberOf,
  phoneNumbersIn,
  withoutPhoneNumbers,
} from './number'

export interface Person {
  kind: 'email' | 'phone'
  /** The canonical mailbox, or the number's `key` (number.ts). */
  key: string
  /** The address in lower case, or the number's `digits` (number.ts). */
  needle: string
}

const BETWEEN = /[\s<>()[\],;:"'\\]+/
const ADDRESS_LENGTH = 254

/** Finds email addresses, in time proportional to the length of the text. */
function addressesIn(text: string): Set<string> {
  const found = new Set<string>()
  for (const word of text.split(BETWEEN)) {
    const parts = word.split('@')
    for (const [at, host] of parts.slice(1).entries()) {
      const address = `${parts[at]}@${host}`
      if (address.length <= ADDRESS_LENGTH && EMAIL_SHAPE.test(address)) found.add(address)
    }
  }
  // The split above cuts an address with quotes apart, so a short text is also tried as a whole.
  const whole = text.length <= 2 * ADDRESS_LENGTH ? text.trim() : ''
  if (EMAIL_SHAPE.test(whole)) found.add(whole)
  return found
}

/** Parses an email address or a phone number; null for any other text. */
export function parsePerson(who: string): Person | null {
  const text = normalizeUnicode(who, 'NFKC').trim()
  if (addressesIn(text).has(text)) {
    return { kind: 'email', key: canonicalMailbox(text), needle: text.toLowerCase() }
  }
  if (withoutPhoneNumbers(text).trim() !== '') return null
  const { key, digits } = phoneNumberOf(text)
  return digits.length < MIN_PHONE_DIGITS ? null : { kind: 'phone', key, needle: digits }
}

const ANY = '[^@\\s]*'
/**
 * Returns a pattern for the text. Letters beyond ASCII match anything in it, because they may be
 * stored without accents, and in a host also as punycode.
 */
const asPattern = (text: string): string =>
  text.replace(/xn--[^.]+|\W/gu, (part) => (/^\p{ASCII}$/u.test(part) ? `\\${part}` : ANY))

/**
 * Makes a pattern with which PostgreSQL finds the mailbox in lower-case texts. `isNamedIn` then
 * checks what was found.
 */
export function mailboxPattern({ key }: Person): string {
  const at = key.lastIndexOf('@')
  const name = [...key.slice(0, at)].map(asPattern).join('["\\\\.]*')
  const host = asPattern(key.slice(at + 1)).replace(/^gmail/, 'g(oogle)?mail')
  return `${name}${ANY}@${host}`
}

/** True when the text contains the person's address or number, also in another spelling. */
export function isNamedIn(person: Person, text: string): boolean {
  if (person.kind === 'email') {
    return [...addressesIn(text)].some((address) => canonicalMailbox(address) === person.key)
  }
  return phoneNumbersIn(text).some(
    (number) =>
      digitsOf(number).endsWith(person.needle) && phoneNumberOf(number).key === person.key,
  )
}

/** Returns all texts and numbers in a JSON value, without the names of properties. */
export function textsInJson(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsInJson)
}
