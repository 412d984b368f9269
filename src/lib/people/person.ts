import 'server-only'
import { recipientOf } from '../mail/recipient'
import { compatible, EMAIL_SHAPE } from '../text'
import { digitsOf, MIN_DIGITS, numberOf, phoneNumbersIn, withoutNumbers } from './number'

/** A person, identified by an email address or a phone number in any spelling. */
export interface Person {
  kind: 'email' | 'phone'
  /** The canonical mailbox, or the number in E.164 (`+639171234567`). */
  key: string
  /**
   * A text that every spelling contains: the lower-case address, or the digits a number ends with.
   */
  needle: string
}

/** Separates the words of a text that may be addresses. */
const BETWEEN = /[\s<>()[\],;:"'\\]+/
/** The longest valid address; with quotes and comments it may be twice as long. */
const ADDRESS_LENGTH = 254

/** The addresses in a text, each once. Reads it once, whatever it consists of. */
function addressesIn(text: string): Set<string> {
  const found = new Set<string>()
  for (const word of text.split(BETWEEN)) {
    const parts = word.split('@')
    for (const [at, host] of parts.slice(1).entries()) {
      const address = `${parts[at]}@${host}`
      if (address.length <= ADDRESS_LENGTH && EMAIL_SHAPE.test(address)) found.add(address)
    }
  }
  // A whole answer may be an address with quotes.
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

/** Whether a text contains the person's address or number in any spelling. */
export function isNamedIn(person: Person, text: string): boolean {
  if (person.kind === 'email') {
    return [...addressesIn(text)].some((address) => recipientOf(address) === person.key)
  }
  return phoneNumbersIn(text).some(
    (number) => digitsOf(number).endsWith(person.needle) && numberOf(number).key === person.key,
  )
}

/** All texts in a JSON value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
