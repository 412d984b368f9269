const BEFORE_VALUES = /^[^"'`‘“«<{[(:=\n]*/
const ADDRESS = /(?<!\S)\S*@\S*/g
const LONG_NUMBER = /\+?\d[\d\s().-]{5,}\d/g
const FRAME = /^\s+at .+$/
const MOST_FRAMES = 12
const MOST_CAUSES = 4

/**
 * Properties of errors that name parts of the program or the database, never what a visitor typed.
 */
const OWN_WORDS = ['code', 'syscall', 'constraint', 'table', 'column', 'routine'] as const
const OWN_WORD = /^\w[\w.-]{0,80}$/

export type ErrorFields = Partial<Record<(typeof OWN_WORDS)[number], string>> & {
  type: string
  message: string
  at: string[]
  cause?: ErrorFields
}

/**
 * Returns the text up to the first character that may begin a quoted value, such as a quotation
 * mark or a colon. Replaces email addresses and long numbers before it with `…`.
 */
export function withoutValues(text: string): string {
  const [said = ''] = BEFORE_VALUES.exec(text) ?? []
  return said.replace(ADDRESS, '…').replace(LONG_NUMBER, '…').trim()
}

function framesOf({ stack = '', message }: Error): string[] {
  const at = message ? stack.indexOf(message) : -1
  const lines = (at < 0 ? stack : stack.slice(at + message.length)).split('\n').slice(1)
  return lines.filter((line) => FRAME.test(line)).slice(0, MOST_FRAMES)
}

const typeOf = (thrown: Error) => {
  const { name } = thrown.constructor
  return /^[A-Z]\w{2,}$/.test(name) ? name : thrown.name
}

/**
 * Describes an error without values, because databases, parsers and mail servers quote what
 * visitors sent.
 */
export function describeError(thrown: unknown, depth = MOST_CAUSES): ErrorFields {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: '', at: [] }
  const fields: ErrorFields = {
    type: typeOf(thrown),
    message: withoutValues(thrown.message),
    at: framesOf(thrown).map((line) => line.trim()),
  }
  const carried = thrown as unknown as Record<string, unknown>
  for (const name of OWN_WORDS) {
    const word = carried[name]
    if (typeof word === 'string' && OWN_WORD.test(word)) fields[name] = word
  }
  if (thrown.cause !== undefined && depth > 0) fields.cause = describeError(thrown.cause, depth - 1)
  return fields
}
