// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/**
 * The shape of an email address (Spec §5): one @, a full stop somewhere after it, and no spaces.
 * Each character can match in one place only, so that testing a long text stays quick.
 */
export const EMAIL_SHAPE = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

/**
 * Returns a text without what PostgreSQL or a spreadsheet cannot hold: ASCII control characters
 * except tabs and line ends are removed, half surrogates become U+FFFD, line ends become `\n`.
 */
export const cleanText = (text: string): string =>
  text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, '')

/**
 * Returns a noun in the singular for 1, otherwise in the plural: `registrations`, `days`, and
 * `testimonies` for a `y` after a consonant.
 */
export function plural(noun: string, count?: number): string {
  if (count === 1) return noun
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

/** Returns the possessive form of a name: `Aklan’s`, `Batanes’`. */
export const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`)

const KB = 1024
const MB = 1024 * KB

/**
 * Returns a size such as "12 bytes", "640 KB", "2.4 MB" or "8 MB": in units of 1024, with at most
 * one decimal.
 */
export function formatBytes(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`
  const kilobytes = Math.round(bytes / KB)
  if (kilobytes < KB) return `${kilobytes} KB`
  return `${Number((bytes / MB).toFixed(1))} MB`
}

/** Returns a LIKE pattern for what contains this text. Typed wildcards are escaped. */
export const likeContaining = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/**
 * A result has at most this many times the characters of its text. A letter with its marks needs
 * four at most, but the single character U+FDFA becomes a phrase of 18.
 */
const MOST_GROWTH = 4
/** A result may always have this many characters, however short the text is. */
const SHORT = 100

/**
 * Returns Unicode's compatibility form of a text, in which wide letters and ligatures are ordinary
 * ones. A longer result than `MOST_GROWTH` and `SHORT` allow is cut: half a million characters like
 * U+FDFA would become nine million.
 */
export const compatible = (text: string, form: 'NFKC' | 'NFKD'): string =>
  text.normalize(form).slice(0, Math.max(SHORT, MOST_GROWTH * text.length))
