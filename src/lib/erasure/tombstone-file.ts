/**
 * The name of a file in DATA_DIR and beside the backups. The file has one line for each hash, of an
 * erased row or an unsubscribed mailbox, and one for each sealed key that the hashes of mailboxes
 * need.
 */
export const TOMBSTONE_FILE = 'erased.txt'

/** The beginning of a line with a sealed key. */
export const KEY_LINE = 'key:'

const MARK = /^(?:[\da-f]{64}|key:[A-Za-z\d+/=]{96})$/

/** A last line that was only half written is left out. */
export const readMarkLines = (text: string): Set<string> =>
  new Set(text.split('\n').filter((line) => MARK.test(line)))

/** Returns the text that `readMarkLines` reads: one line for each hash or key. */
export const writeMarkLines = (marks: Iterable<string>): string =>
  [...marks].map((mark) => `${mark}\n`).join('')
