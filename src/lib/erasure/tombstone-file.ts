/**
 * A file in DATA_DIR and beside each backup, with one line for each erased row or unsubscribed
 * mailbox.
 */
export const TOMBSTONE_FILE = 'erased.txt'

const MARK = /^[\da-f]{64}$/

/** Returns the hashes in such a file, without a last line that was only half written. */
export const readMarkLines = (text: string): Set<string> =>
  new Set(text.split('\n').filter((line) => MARK.test(line)))

export const writeMarkLines = (marks: Iterable<string>): string =>
  [...marks].map((mark) => `${mark}\n`).join('')
