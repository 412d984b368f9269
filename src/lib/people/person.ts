import 'server-only'
import { recipientOf } from '../mail/recipient'
import { compatible, EMAIL_SHAPE } from '../text'
import { digitsOf, MIN_DIGITS, numberOf, phoneNumbersIn, withoutNumbers } from './number'

/** A person, identified by an email address or a phone number in any spelling. */
export interface Person {
  kind: 'email' | 'phone'
  /** The canonical mailbox, or the number in E.164 (`+639171234567`). */
  key: string
  /** The address as typed, in lower case, or the digits that every spelling of the number ends with. */
  needle: string
}

/** Separates the words of a text, each of which may be an email address. */
const BETWEEN = /[\s<>()[\],;:"'\\]+/
/**
 * In characters: the longest valid address. A text that as a whole is an address with quotes may be
 * twice as long.
 */
const ADDRESS_LENGTH = 254

/**
 * Returns the email addresses in a text, each once. Takes time in proportion to the length,
 * whatever the text contains.
 */
function addressesIn(text: string): Set<string> {
  const found = new Set<string>()
  for (const word of text.split(BETWEEN)) {
    const parts = word.split('@')
    for (const [at, host] of parts.slice(1).entries()) {
      const address = `${parts[at]}@${host}`
      if (address.length <= ADDRESS_LENGTH && EMAIL_SHAPE.test(address)) found.add(address)
    }
  }
  // The whole text may be an address with quotes, which the split above has cut apart.
  const whole = text.length <= 2 * ADDRESS_LENGTH ? text.trim() : ''
  if (EMAIL_SHAPE.test(whole)) found.add(whole)
  return found
}

/** Returns the person with this email address or phone number; null when the text is neither. */
export function readPerson(who: string): Person | null {
  const text = compatible(who, 'NFKC').trim()
  if (addressesIn(text).has(text)) {
    return { kind: 'email', key: recipientOf(text), needle: text.toLowerCase() }
  }
  if (withoutNumbers(text).trim() !== '') return null
  const { key, digits } = numberOf(text)
  return digits.length < MIN_DIGITS ? null : { kind: 'phone', key, needle: digits }
}

const ANY = '[^@\\s]*'
/** Letters beyond ASCII may be stored without their accents, and a host with them in two ways. */
const asPattern = (text: string): string =>
  text.replace(/xn--[^.]+|\W/gu, (part) => (/^\p{ASCII}$/u.test(part) ? `\\${part}` : ANY))

/**
 * Returns a regular expression for PostgreSQL that finds this mailbox in lower-case texts, however
 * it is spelled: with dots, quotes or a tag. `isNamedIn` then checks what was found.
 */
export function mailboxPattern({ key }: Person): string {
  const at = key.lastIndexOf('@')
  const name = [...key.slice(0, at)].map(asPattern).join('["\\\\.]*')
  const host = asPattern(key.slice(at + 1)).replace(/^gmail/, 'g(oogle)?mail')
  return `${name}${ANY}@${host}`
}

/** True when a text contains the person's address or number, in other spellings too. */
export function isNamedIn(person: Person, text: string): boolean {
  if (person.kind === 'email') {
    return [...addressesIn(text)].some((address) => recipientOf(address) === person.key)
  }
  return phoneNumbersIn(text).some(
    (number) => digitsOf(number).endsWith(person.needle) && numberOf(number).key === person.key,
  )
}

/** Returns all strings and numbers in a JSON value as texts, without the names of properties. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
