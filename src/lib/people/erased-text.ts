import 'server-only'
import { replacePhoneNumbers } from './number'
import { isNamedIn, type Person } from './person'

export const ERASED_TEXT = '[erased]'

const WORD = /[^\s<>()[\],;:"'\\]+/g

/**
 * Makes letters lower case, except the few whose lower case is longer, so that all characters keep
 * their index.
 */
const lowered = (text: string): string =>
  Array.from(text, (letter) => {
    const lower = letter.toLowerCase()
    return lower.length === letter.length ? lower : letter
  }).join('')

const LETTER = /[\p{L}\p{N}]/u

/** Replaces the name, whatever its case, except where it is part of a longer word. */
function withoutName(text: string, name: string): string {
  const wanted = lowered(name)
  const searched = lowered(text)
  let rest = ''
  let from = 0
  for (let at = searched.indexOf(wanted); at !== -1; at = searched.indexOf(wanted, at + 1)) {
    const end = at + wanted.length
    if (LETTER.test(text.charAt(at - 1)) || LETTER.test(text.charAt(end))) continue
    rest += text.slice(from, at) + ERASED_TEXT
    from = end
  }
  return rest + text.slice(from)
}

/**
 * Returns only names of several words, because a single word such as “Grace” may be an ordinary
 * word in a text.
 */
export const multiWordNames = (names: readonly string[]): string[] => [
  ...new Set(names.map((name) => name.trim()).filter((name) => name.includes(' '))),
]

/**
 * Puts `ERASED_TEXT` in place of the email addresses and phone numbers of these people, also in
 * other spellings, and of these names.
 */
export function erasePeopleFromText(
  text: string,
  people: readonly Person[],
  names: readonly string[],
): string {
  const isTheirs = (part: string) => people.some((person) => isNamedIn(person, part))
  const hide = (part: string) => (isTheirs(part) ? ERASED_TEXT : part)
  const unnamed = names.reduce(withoutName, text)
  return replacePhoneNumbers(
    unnamed.replace(WORD, (word) => (word.includes('@') ? hide(word) : word)),
    hide,
  )
}
