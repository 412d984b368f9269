/**
 * The name of the file of tombstones, in DATA_DIR and beside the backups. Its lines that begin with
 * `key:` are encrypted keys, with which hashes of unsubscribed mailboxes were made.
 */
export const TOMBSTONE_FILE_NAME = 'erased.txt'

export const KEY_LINE_PREFIX = 'key:'

const MARK = /^(?:[\da-f]{64}|key:[A-Za-z\d+/=]{96})$/

/** Returns the valid lines. Leaves out other lines, such as a half-written last one. */
export const parseMarkLines = (text: string): Set<string> =>
  new Set(text.split('\n').filter((line) => MARK.test(line)))

export const formatMarkLines = (marks: Iterable<string>): string =>
  [...marks].map((mark) => `${mark}\n`).join('')
