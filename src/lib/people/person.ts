import 'server-only'
import { recipientOf } from '../mail/recipient'
import { MIN_DIGITS, numberOf, withoutNumbers, writingsIn } from './number'

/** Whoever asks about what is stored of them: known by an address or a number, however written. */
export interface Person {
  kind: 'email' | 'phone'
  /** The mailbox, or the number in E.164 (`+639171234567`): equal for every writing of it. */
  key: string
  /** What any writing of it holds: lower-cased address, or the digits a writing ends with. */
  needle: string
}

const ADDRESS = /[^\s<>()[\],;:"'\\]+@[^\s<>()[\],;:"'\\]+\.[^\s<>()[\],;:"'\\]+/g
/** Null when it is neither an address nor a number. */
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

/** Whether a text holds the person's address or number, in whatever writing. */
export function isNamedIn(person: Person, text: string): boolean {
  if (person.kind === 'email') {
    const addresses = text.match(ADDRESS) ?? []
    return addresses.some((address) => recipientOf(address.replace(/\.$/, '')) === person.key)
  }
  return writingsIn(text).some((number) => numberOf(number).key === person.key)
}

/** Every text in a value of JSON. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
