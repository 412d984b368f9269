import 'server-only'
import { replaceNumbers } from './number'
import { isNamedIn, type Person } from './person'

/** Replaces a text, or a part of it, that was erased. */
export const ERASED = '[erased]'

/** Words as they stand between white space, quotes and brackets. */
const WORD = /[^\s<>()[\],;:"'\\]+/g

/**
 * Returns the text in lower case with every character at the same index as before; the few letters
 * whose lower case is longer stay as they are.
 */
const lowered = (text: string): string =>
  Array.from(text, (letter) => {
    const lower = letter.toLowerCase()
    return lower.length === letter.length ? lower : letter
  }).join('')

const LETTER = /[\p{L}\p{N}]/u

/** Replaces a name, in upper or lower case, where it is not part of a longer word. */
function withoutName(text: string, name: string): string {
  const wanted = lowered(name)
  const searched = lowered(text)
  let rest = ''
  let from = 0
  for (let at = searched.indexOf(wanted); at !== -1; at = searched.indexOf(wanted, at + 1)) {
    const end = at + wanted.length
    if (LETTER.test(text.charAt(at - 1)) || LETTER.test(text.charAt(end))) continue
    rest += text.slice(from, at) + ERASED
    from = end
  }
  return rest + text.slice(from)
}

/**
 * Returns the names that may be searched for in texts. Names of a single word are left out, because
 * they may be ordinary words.
 */
export const wholeNames = (names: readonly string[]): string[] => [
  ...new Set(names.map((name) => name.trim()).filter((name) => name.includes(' '))),
]

/** Replaces the addresses and numbers of these people, in any spelling, and these whole names. */
export function withoutPerson(
  text: string,
  people: readonly Person[],
  names: readonly string[],
): string {
  const isTheirs = (part: string) => people.some((person) => isNamedIn(person, part))
  const hide = (part: string) => (isTheirs(part) ? ERASED : part)
  const unnamed = names.reduce(withoutName, text)
  return replaceNumbers(
    unnamed.replace(WORD, (word) => (word.includes('@') ? hide(word) : word)),
    hide,
  )
}
