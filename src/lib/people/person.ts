import 'server-only'
import { recipientOf } from '../mail/recipient'
import { MIN_DIGITS, numberOf, phoneNumbersIn, withoutNumbers } from './number'

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

const ADDRESS = /[^\s<>()[\],;:"'\\]+@[^\s<>()[\],;:"'\\]+\.[^\s<>()[\],;:"'\\]+/g
/** Null when the text is neither an address nor a number. */
export function readPerson(who: string): Person | null {
  const text = who.normalize('NFKC').trim()
  const [address] = text.match(ADDRESS) ?? []
  if (address === text) {
    return { kind: 'email', key: recipientOf(text), needle: text.toLowerCase() }
  }
  if (withoutNumbers(text).trim() !== '') return null
  const { key, digits } = numberOf(text)
  return digits.length < MIN_DIGITS ? null : { kind: 'phone', key, needle: digits }
}

/** Whether a text contains the person's address or number in any spelling. */
export function isNamedIn(person: Person, text: string): boolean {
  if (person.kind === 'email') {
    const addresses = text.match(ADDRESS) ?? []
    return addresses.some((address) => recipientOf(address.replace(/\.$/, '')) === person.key)
  }
  return phoneNumbersIn(text).some((number) => numberOf(number).key === person.key)
}

/** All texts in a JSON value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
