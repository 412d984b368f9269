/** Beside the database in DATA_DIR, and beside the backups: a line per mark of something erased. */
export const TOMBSTONE_FILE = 'erased.txt'

const MARK = /^[\da-f]{64}$/

/** The marks of such a file; half a line of a write that broke off is none. */
export const readMarkLines = (text: string): Set<string> =>
  new Set(text.split('\n').filter((line) => MARK.test(line)))

export const writeMarkLines = (marks: Iterable<string>): string =>
  [...marks].map((mark) => `${mark}\n`).join('')
