import type { Answer, FileAnswer, StoredAnswers } from './schema'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isStringList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

export const isFileAnswer = (value: unknown): value is FileAnswer =>
  isRecord(value) &&
  typeof value.fileId === 'number' &&
  typeof value.name === 'string' &&
  typeof value.mimeType === 'string' &&
  typeof value.size === 'number'

export const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  isStringList(value) ||
  isFileAnswer(value)

/** Returns the answers of a row; null when the column holds something else. */
export const readAnswers = (data: unknown): StoredAnswers => (isRecord(data) ? data : null)

/** Whether the row holds answers and each can be displayed; null counts as no answer. */
export const areReadable = (data: StoredAnswers): boolean =>
  data !== null && Object.values(data).every((answer) => answer === null || isAnswer(answer))

const SHOWN_LENGTH = 200

/**
 * Returns the text shown for an answer that cannot be displayed. It contains the stored value as
 * JSON, for investigation, cut to 200 characters.
 */
export function unreadableText(value: unknown): string {
  const text = JSON.stringify(value)
  return `Unreadable: ${text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text}`
}
