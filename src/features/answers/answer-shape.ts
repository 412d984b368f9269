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

export const toStoredAnswers = (data: unknown): StoredAnswers => (isRecord(data) ? data : null)

export const areAnswersReadable = (data: StoredAnswers): boolean =>
  data !== null && Object.values(data).every((answer) => answer === null || isAnswer(answer))

const SHOWN_LENGTH = 200

export function textOfUnreadableAnswer(value: unknown): string {
  const text = JSON.stringify(value)
  return `Unreadable: ${text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text}`
}
