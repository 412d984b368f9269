// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/**
 * The shape of an email address (Spec §5): one @, a full stop behind it and no spaces. Each
 * character can match in one place only, so that a long text does not make the search slow.
 */
export const EMAIL_SHAPE = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

/**
 * Text as typed, without what PostgreSQL or a spreadsheet cannot hold: control characters are
 * removed, half surrogates become U+FFFD, line ends become `\n`.
 */
export const cleanText = (text: string): string =>
  text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, '')

/**
 * Adds the plural to a noun: `registration` for 1, `registrations` otherwise, `testimonies` for a
 * `y` after a consonant, `days`.
 */
export function plural(noun: string, count?: number): string {
  if (count === 1) return noun
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

/** `Aklan’s`, `Batanes’`. */
export const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`)

const KB = 1024
const MB = 1024 * KB

/** "12 bytes", "640 KB", "2.4 MB", "8 MB": units of 1024, at most one decimal. */
export function formatBytes(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`
  const kilobytes = Math.round(bytes / KB)
  if (kilobytes < KB) return `${kilobytes} KB`
  return `${Number((bytes / MB).toFixed(1))} MB`
}

/** A LIKE pattern for what contains this text, in which typed wildcards are escaped. */
export const likeContaining = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/**
 * The most that a text grows: a letter with its marks becomes four characters at most, but the
 * single character U+FDFA becomes a sentence of 18.
 */
const MOST_GROWTH = 4
/** The result may always have this many characters, however short the text is. */
const SHORT = 100

/**
 * Returns Unicode's compatibility form of a text, in which wide letters and ligatures are ordinary
 * ones. It is cut where it would be much longer than the text: half a megabyte of such characters
 * would become nine.
 */
export const compatible = (text: string, form: 'NFKC' | 'NFKD'): string =>
  text.normalize(form).slice(0, Math.max(SHORT, MOST_GROWTH * text.length))
