/** In DATA_DIR and beside the backups: hashes, and the sealed keys of some of them. */
export const TOMBSTONE_FILE = 'erased.txt'

export const KEY_LINE = 'key:'

const MARK = /^(?:[\da-f]{64}|key:[A-Za-z\d+/=]{96})$/

/** A last line that was only half written is left out. */
export const readMarkLines = (text: string): Set<string> =>
  new Set(text.split('\n').filter((line) => MARK.test(line)))

export const writeMarkLines = (marks: Iterable<string>): string =>
  [...marks].map((mark) => `${mark}\n`).join('')
