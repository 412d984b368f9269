/** Lies in DATA_DIR beside the database and beside each backup: one line for each erased thing. */
export const TOMBSTONE_FILE = 'erased.txt'

const MARK = /^[\da-f]{64}$/

/** The marks in such a file, without a last line that was only half written. */
export const readMarkLines = (text: string): Set<string> =>
  new Set(text.split('\n').filter((line) => MARK.test(line)))

export const writeMarkLines = (marks: Iterable<string>): string =>
  [...marks].map((mark) => `${mark}\n`).join('')
