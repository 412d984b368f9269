/**
 * The file in DATA_DIR and beside the backups: the hashes of erased rows, and the sealed key for
 * the hashes of unsubscribed addresses.
 */
export const TOMBSTONE_FILE = 'erased.txt'

export const KEY_LINE = 'key:'

const MARK = /^(?:[\da-f]{64}|key:[A-Za-z\d+/=]{96})$/

/** A line that is no mark, such as a half-written last one, is left out. */
export const readMarkLines = (text: string): Set<string> =>
  new Set(text.split('\n').filter((line) => MARK.test(line)))

export const writeMarkLines = (marks: Iterable<string>): string =>
  [...marks].map((mark) => `${mark}\n`).join('')
