import 'server-only'
import type { CellValue } from 'exceljs'
import { isAnswer, textOfUnreadableAnswer } from '@/features/answers/answer-shape'
import { presentAnswer, textOfAnswer } from '@/features/answers/answer-view'
import type { Answer, StoredAnswers } from '@/features/answers/schema'
import { FIELD_TYPE_TRAITS, type FieldType } from '@/features/forms/field-types'
import { canonicalNumber, isTimeText } from '@/features/forms/orders'
import type { FormField } from '@/features/forms/schema'
import { toInstant } from '@/lib/dates'

type ToCell = (answer: Answer) => CellValue

const asText: ToCell = (answer) => {
  if (Array.isArray(answer)) return answer.join(', ')
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No'
  return typeof answer === 'string' ? answer : answer.name
}

/**
 * The first date that Excel stores correctly, because Excel counts a 29 February 1900 that did not
 * exist.
 */
const FIRST_DAY = '1900-03-01'

/** Returns midnight UTC of the day, or the text when the day is invalid or too early for Excel. */
const asDate: ToCell = (answer) => {
  if (typeof answer !== 'string' || answer < FIRST_DAY) return asText(answer)
  const midnight = `${answer}T00:00:00.000Z`
  return toInstant(midnight) === midnight ? new Date(midnight) : asText(answer)
}

const asTime: ToCell = (answer) => {
  const text = asText(answer)
  if (!isTimeText(String(text))) return text
  const [hours = 0, minutes = 0] = String(text).split(':').map(Number)
  return (hours * 60 + minutes) / 1440
}

const asNumber: ToCell = (answer) => {
  const text = asText(answer)
  const number = canonicalNumber(String(text))
  return number === null ? text : Number(number)
}

function asFile(answer: unknown): CellValue {
  const view = presentAnswer(answer, 'file')
  return view.kind === 'drive' ? { text: view.url, hyperlink: view.url } : textOfAnswer(view)
}

const CELLS = {
  text: { toCell: asText, format: '@' },
  date: { toCell: asDate, format: 'yyyy-mm-dd' },
  time: { toCell: asTime, format: 'hh:mm' },
  number: { toCell: asNumber, format: 'General' },
  file: { toCell: asFile, format: '@' },
}

export const cellFormatOf = (fieldType: FieldType) => CELLS[FIELD_TYPE_TRAITS[fieldType].cell]

export const UNREADABLE_CELL = 'Unreadable'

export function toExportCell(data: StoredAnswers, { id, fieldType }: FormField): CellValue {
  if (data === null) return UNREADABLE_CELL
  const answer = data[id] ?? null
  if (answer === null) return null
  if (FIELD_TYPE_TRAITS[fieldType].cell === 'file') return asFile(answer)
  return isAnswer(answer) ? cellFormatOf(fieldType).toCell(answer) : textOfUnreadableAnswer(answer)
}
