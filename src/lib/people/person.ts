import 'server-only'
import { recipientOf } from '../mail/recipient'
import { compatible, EMAIL_SHAPE } from '../text'
import { digitsOf, MIN_DIGITS, numberOf, phoneNumbersIn, withoutNumbers } from './number'

export interface Person {
  kind: 'email' | 'phone'
  /** The canonical mailbox, or the number's `key` (number.ts). */
  key: string
  /** The address in lower case, or the number's `digits` (number.ts). */
  needle: string
}

const BETWEEN = /[\s<>()[\],;:"'\\]+/
/** The longest valid address, in characters. */
const ADDRESS_LENGTH = 254

/** Takes time only in proportion to the length, because a stranger may have sent a long text. */
function addressesIn(text: string): Set<string> {
  const found = new Set<string>()
  for (const word of text.split(BETWEEN)) {
    const parts = word.split('@')
    for (const [at, host] of parts.slice(1).entries()) {
      const address = `${parts[at]}@${host}`
      if (address.length <= ADDRESS_LENGTH && EMAIL_SHAPE.test(address)) found.add(address)
    }
  }
  // The split above cuts apart an address with quotes.
  const whole = text.length <= 2 * ADDRESS_LENGTH ? text.trim() : ''
  if (EMAIL_SHAPE.test(whole)) found.add(whole)
  return found
}

/** Null when the text is neither an address nor a number. */
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
/** Letters beyond ASCII may be stored without accents, and in a host also as punycode. */
const asPattern = (text: string): string =>
  text.replace(/xn--[^.]+|\W/gu, (part) => (/^\p{ASCII}$/u.test(part) ? `\\${part}` : ANY))

/**
 * A regular expression for PostgreSQL and lower-case texts. It finds more than this mailbox, so the
 * caller checks each text with `isNamedIn`.
 */
export function mailboxPattern({ key }: Person): string {
  const at = key.lastIndexOf('@')
  const name = [...key.slice(0, at)].map(asPattern).join('["\\\\.]*')
  const host = asPattern(key.slice(at + 1)).replace(/^gmail/, 'g(oogle)?mail')
  return `${name}${ANY}@${host}`
}

/** True also for other spellings of the address or number. */
export function isNamedIn(person: Person, text: string): boolean {
  if (person.kind === 'email') {
    return [...addressesIn(text)].some((address) => recipientOf(address) === person.key)
  }
  return phoneNumbersIn(text).some(
    (number) => digitsOf(number).endsWith(person.needle) && numberOf(number).key === person.key,
  )
}

/** All texts and numbers in a JSON value, without the names of properties. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
