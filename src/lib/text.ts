// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/**
 * The shape of an email address (Spec §5). Each character can match only one part of the pattern,
 * so that testing a long text stays quick.
 */
export const EMAIL_SHAPE = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

/**
 * Removes ASCII control characters except tab and line feed, and replaces lone surrogates. Line
 * ends become `\n`.
 */
export const cleanText = (text: string): string =>
  text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, '')

export function plural(noun: string, count?: number): string {
  if (count === 1) return noun
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

export const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`)

const KB = 1024
const MB = 1024 * KB

/** Returns a size such as "12 bytes", "640 KB" or "2.4 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`
  const kilobytes = Math.round(bytes / KB)
  if (kilobytes < KB) return `${kilobytes} KB`
  return `${Number((bytes / MB).toFixed(1))} MB`
}

export const likePatternContaining = (text: string): string =>
  `%${text.replace(/[\\%_]/g, '\\$&')}%`

/**
 * The factor by which a text may grow, unless it stays within `SHORT` characters. A letter with its
 * marks needs four characters at most, but U+FDFA becomes a phrase of 18.
 */
const MOST_GROWTH = 4
const SHORT = 100

/**
 * Normalizes a text and cuts it, because half a million characters like U+FDFA would become nine
 * million.
 */
export const normalizeUnicode = (text: string, form: 'NFKC' | 'NFKD'): string =>
  text.normalize(form).slice(0, Math.max(SHORT, MOST_GROWTH * text.length))
