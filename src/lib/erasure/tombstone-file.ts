/**
 * A file in DATA_DIR and beside each backup, with one line for each erased row or unsubscribed
 * mailbox, and for the sealed key of those of mailboxes.
 */
export const TOMBSTONE_FILE = 'erased.txt'

/** Before a sealed key. */
export const KEY_LINE = 'key:'

const MARK = /^(?:[\da-f]{64}|key:[A-Za-z\d+/=]{96})$/

/** Returns the hashes and keys in such a file, without a last line that was only half written. */
export const readMarkLines = (text: string): Set<string> =>
  new Set(text.split('\n').filter((line) => MARK.test(line)))

/** Writes what `readMarkLines` reads: one line for each hash or key. */
export const writeMarkLines = (marks: Iterable<string>): string =>
  [...marks].map((mark) => `${mark}\n`).join('')
